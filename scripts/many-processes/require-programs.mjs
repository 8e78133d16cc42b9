import { balancerProgram } from './start-balancer.mjs'
import { poolerProgram } from './start-pooler.mjs'
import { postgresPrograms } from './start-postgres.mjs'

/** Ends this program with a sentence where one of those that it starts, or of `more`, is not installed. */
export const requirePrograms = (more = []) => {
  const missing = [['postgresql', postgresPrograms()], ['pgbouncer', poolerProgram()], ['haproxy', balancerProgram()], ...more].filter(
    ([, program]) => program === undefined,
  )
  if (missing.length === 0) return
  const names = missing.map(([name]) => name)
  console.error(`Not installed here: ${names.join(', ')}. On Debian: apt-get install ${names.join(' ')}`)
  process.exit(1)
}
