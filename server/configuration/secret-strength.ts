import type { ParsedEnvironment } from './environment.ts'
import { isDemoValue, OWN_CHOICE, SECRET_NAMES, SECRETS, type SecretName } from './secrets.ts'

/** What has a value that nobody may guess: every secret but the merchant account, which is a name, and the passwords. */
export const GUARDED = [
  ...SECRET_NAMES.filter((name) => name !== 'PAYMENT_MERCHANT_ACCOUNT'),
  'PREVIEW_PASSWORD',
  'STAGING_PASSWORD',
  'CONTENTFUL_APP_SECRET',
  'IMAGES_SECRET_ACCESS_KEY',
  'MAIL_API_KEY',
  'RECAPTCHA_SECRET',
  'CDN_PURGE_TOKEN',
] as const

type GuardedName = (typeof GUARDED)[number]
type Values = Pick<ParsedEnvironment, GuardedName>

interface Guarded {
  readonly name: GuardedName
  readonly value: string
}

/** Secrets that are equal to each other, and those that are guessed first; a sentence each, none with a value. */
export const secretStrengthProblems = (values: Values): readonly string[] => {
  // That a value is the demo's is a sentence of its own.
  const given = GUARDED.map((name) => ({ name, value: values[name] ?? '' })).filter(({ value }) => value !== '' && !isDemoValue(value))
  return [...equalProblems(given), ...given.flatMap(weakness)]
}

const equalProblems = (given: readonly Guarded[]): readonly string[] => {
  const namesOf = new Map<string, readonly GuardedName[]>()
  for (const { name, value } of given) namesOf.set(value, [...(namesOf.get(value) ?? []), name])
  return [...namesOf.values()]
    .filter((names) => names.length > 1)
    .map(
      (names) =>
        `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have the same value, and whoever learns one knows the others: give each its own; ${adviceFor(names)}`,
    )
}

/** A name that the shop chooses a value for itself can be changed without asking a vendor. */
const adviceFor = (names: readonly GuardedName[]): string =>
  names.some((name) => sourceOf(name) === OWN_CHOICE) ? OWN_CHOICE : 'whoever gave you these keys makes another'

const weakness = ({ name, value }: Guarded): readonly string[] => {
  const what = weaknessOf(name, value)
  return what === undefined ? [] : [`${name} is ${what}, which is guessed first: ${sourceOf(name)}`]
}

/** A pattern as long as a word that somebody types again until a value is long enough. */
const LONGEST_PATTERN = 8
/** Signs beside its own name that a value must have. */
const LEAST_BESIDE_NAME = 8

/** In words; undefined for a value that is not among the first that are guessed. */
export const weaknessOf = (name: string, value: string): string | undefined => {
  if (value.length > 1 && isRepeated(value, 1)) return 'one character again and again'
  if (isNameAlone(name, value)) return 'its own name'
  for (let length = 2; length <= Math.min(LONGEST_PATTERN, value.length / 2); length += 1)
    if (isRepeated(value, length)) return `the same ${length} characters again and again`
  return undefined
}

const isRepeated = (value: string, length: number): boolean => value.slice(length) === value.slice(0, -length)

/** `session-secret`, also several times, or with a year behind it. */
const isNameAlone = (name: string, value: string): boolean => {
  const own = lettersOf(name)
  const signs = lettersOf(value)
  return signs.includes(own) && signs.replaceAll(own, '').length < LEAST_BESIDE_NAME
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const SOURCES: Readonly<Record<Exclude<GuardedName, SecretName>, string>> = {
  PREVIEW_PASSWORD: OWN_CHOICE,
  STAGING_PASSWORD: OWN_CHOICE,
  CONTENTFUL_APP_SECRET: 'Contentful makes one under the app definition, Security',
  IMAGES_SECRET_ACCESS_KEY: 'the keeper of the bucket makes one',
  MAIL_API_KEY: 'Postmark makes one under the server, API Tokens',
  RECAPTCHA_SECRET: 'the vendor of the captcha makes one',
  CDN_PURGE_TOKEN: OWN_CHOICE,
}

const sourceOf = (name: GuardedName): string => (isSecret(name) ? SECRETS[name].source : SOURCES[name])

const isSecret = (name: GuardedName): name is SecretName & GuardedName => name in SECRETS
