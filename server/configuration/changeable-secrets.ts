import { secretOf, type Secret } from '../lib/secret.ts'
import type { Environment } from './environment.ts'
import { SECRETS } from './secrets.ts'

/** What the shop checks with it comes back later: each has a second value while it is changed. Keys that are only sent have none. */
export const CHANGEABLE = [
  'SESSION_SECRET',
  'ORDER_HASH_SECRET',
  'CONTENTFUL_WEBHOOK_SECRET',
  'CONTENTFUL_APP_SECRET',
  'PAYMENT_HMAC_KEY',
] as const satisfies readonly (keyof Environment)[]

export type ChangeableName = (typeof CHANGEABLE)[number]
export type PreviousName = `${ChangeableName}_PREVIOUS`

export const previousNameOf = <Name extends ChangeableName>(name: Name): `${Name}_PREVIOUS` => `${name}_PREVIOUS`

/** Names of the second values that are set. */
export const previousNamesIn = (values: Partial<Readonly<Record<PreviousName, string | undefined>>>): readonly PreviousName[] =>
  CHANGEABLE.map(previousNameOf).filter((name) => values[name] !== undefined)

type Changeable = Readonly<Record<Exclude<ChangeableName, 'CONTENTFUL_APP_SECRET'>, Secret>> & {
  readonly CONTENTFUL_APP_SECRET: Secret | undefined
}

/** Both values of each as one, with the demo's where none is given. A shop is an app of the CMS only where it says so. */
export const changeableSecrets = (values: Environment): Changeable => {
  const own = (name: Exclude<ChangeableName, 'CONTENTFUL_APP_SECRET'>): Secret =>
    secretOf(values[name] ?? SECRETS[name].demo, values[previousNameOf(name)])
  const app = values.CONTENTFUL_APP_SECRET
  return {
    SESSION_SECRET: own('SESSION_SECRET'),
    ORDER_HASH_SECRET: own('ORDER_HASH_SECRET'),
    CONTENTFUL_WEBHOOK_SECRET: own('CONTENTFUL_WEBHOOK_SECRET'),
    PAYMENT_HMAC_KEY: own('PAYMENT_HMAC_KEY'),
    CONTENTFUL_APP_SECRET: app === undefined ? undefined : secretOf(app, values.CONTENTFUL_APP_SECRET_PREVIOUS),
  }
}

/** Everything else, so that nothing can read one of two values. */
export const withoutChangeable = <Values extends object>(values: Values): Omit<Values, ChangeableName | PreviousName> => {
  const hidden: ReadonlySet<string> = new Set([...CHANGEABLE, ...CHANGEABLE.map(previousNameOf)])
  // The type of entries does not say which names are left.
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name))) as Omit<Values, ChangeableName | PreviousName>
}
