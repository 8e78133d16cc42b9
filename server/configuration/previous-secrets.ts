import type { Environment } from './environment.ts'
import { CHANGEABLE, previousNameOf, type ChangeableName, type PreviousName } from './changeable-secrets.ts'
import { GUARDED, weaknessOf } from './secret-strength.ts'
import { isDemoValue } from './secrets.ts'

/** What is wrong with the second values of secrets, a sentence each, none with a value. */
export const previousSecretProblems = (values: Environment): readonly string[] => {
  const isDeployed = values.APP_ENV === 'staging' || values.APP_ENV === 'production'
  return CHANGEABLE.flatMap((name) => {
    const value = values[previousNameOf(name)]
    if (value === undefined) return []
    const problem = problemOf(values, name, value) ?? (isDeployed ? weaknessProblem(values, name, value) : undefined)
    return problem === undefined ? [] : [`${previousNameOf(name)} ${problem}`]
  })
}

const problemOf = (values: Environment, name: ChangeableName, value: string): string | undefined => {
  if (values[name] === undefined) return `is set, and ${name} is not: set ${name} to the value that signs, or unset ${previousNameOf(name)}`
  if (values[name] === value)
    return `has the value of ${name}, so that nothing is being changed: set one of the two to the other value, or unset ${previousNameOf(name)}`
  return undefined
}

/** What was signed with a value that others know, or guess, was signed by anybody. */
const weaknessProblem = (values: Environment, name: ChangeableName, value: string): string | undefined => {
  if (isDemoValue(value)) return `has a value of the demo, with which anybody can sign: ${unsetIt(name)}`
  const what = weaknessOf(name, value)
  if (what !== undefined) return `is ${what}, which is guessed first: ${unsetIt(name)}`
  const equal = GUARDED.find((other) => other !== name && values[other] === value)
  return equal === undefined ? undefined : `has the value of ${equal}, and whoever learns one knows the other: change ${equal} too`
}

const unsetIt = (name: ChangeableName): string =>
  `unset ${previousNameOf(name)}, and what it signed ends at once (docs/operations.md, "Changing a secret")`

/** What whoever runs a shop has to remember while a secret has two values; undefined where none has. */
export const previousSecretNote = (names: readonly PreviousName[]): string | undefined => {
  if (names.length === 0) return undefined
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `${names.join(', ')} ${are} set: unset ${them} when the change is over (docs/operations.md, "Changing a secret")`
}
