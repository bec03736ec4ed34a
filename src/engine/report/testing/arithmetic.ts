/** Does a printed sum again, as a reader with a pocket calculator would: brackets that hold words are left out. */
export function redo(formula: string): number {
  const text = formula
    .replaceAll(/\((?![−\d(]|(?:exp|max|min)\()[^()]*\)/g, '')
    .replaceAll(/\s/g, '')
  const tokens = text.match(/\d+(?:\.\d+)?|max|min|exp|[()+−×÷,]/g) ?? []
  if (tokens.join('') !== text) throw new Error(`“${formula}” cannot be done again.`)
  let at = 0
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false
    at += 1
    return true
  }
  const args = (): number[] => {
    const list = [terms()]
    while (take(',')) list.push(terms())
    if (!take(')')) throw new Error(`“${formula}” has an open bracket.`)
    return list
  }
  const factor = (): number => {
    if (take('−')) return -factor()
    if (take('(')) return args()[0] ?? Number.NaN
    const word = tokens[at] ?? ''
    at += 1
    if (!/^[a-z]/.test(word)) return Number(word)
    take('(')
    const list = args()
    if (word === 'exp') return Math.exp(list[0] ?? Number.NaN)
    return word === 'max' ? Math.max(...list) : Math.min(...list)
  }
  const product = (): number => {
    let value = factor()
    for (;;) {
      if (take('×')) value *= factor()
      else if (take('÷')) value /= factor()
      else return value
    }
  }
  const terms = (): number => {
    let value = product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('−')) value -= product()
      else return value
    }
  }
  const value = terms()
  if (at !== tokens.length) throw new Error(`“${formula}” goes on after its end.`)
  return value
}
