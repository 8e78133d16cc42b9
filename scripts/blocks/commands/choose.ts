import { UsageError } from './usage-error.ts'

/** One of the allowed words, for options such as `--format`. Throws a UsageError that lists them. */
export const choose = <Word extends string>(option: string, value: string, allowed: readonly Word[]): Word => {
  const found = allowed.find((word) => word === value)
  if (found === undefined) throw new UsageError(`--${option} takes ${allowed.join(', ')}, not "${value}".`)
  return found
}
