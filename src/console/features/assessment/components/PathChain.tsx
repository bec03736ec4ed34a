/** The names of a path with arrows between; the first, where the event is felt, stands out. */
export function PathChain({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names
  if (first === undefined) return <span className="text-ink3">Chain not given</span>
  return (
    <span className="break-words">
      <span className="font-semibold">{first}</span>
      {others.map((name, index) => (
        <span key={`${index.toString()} ${name}`}>
          <span className="text-ink3"> → </span>
          {name}
        </span>
      ))}
    </span>
  )
}
