// `npm test`: every check in order, cheap ones first. Stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { ROOT } from './freshness.mjs'

const STEPS = ['types', 'lint', 'unit', 'build', 'size', 'e2e']
const done = []

for (const step of STEPS) {
  console.log(`\n── ${step}`)
  const begun = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', step], { cwd: ROOT, stdio: 'inherit' })
  done.push(`${step} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    console.error(`\n${step} failed. So far: ${done.join(', ')}.`)
    process.exit(1)
  }
}
console.log(`\nAll passed: ${done.join(', ')}.`)
