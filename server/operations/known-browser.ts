import { randomBytes } from 'node:crypto'
import { bindSecret, isSigned, sign, type Secret } from '../lib/secret.ts'

/** Browsers in which the right password was typed before. */
export interface KnownBrowsers {
  /** The cookie's value, for a browser of this person, or of everybody who knows the password. */
  readonly issue: (person: string, now: number) => string
  /** What tells the browser from others; undefined for one that is not known, or not as this person's. */
  readonly idOf: (value: string | undefined, person: string, now: number) => string | undefined
}

export const KNOWN_DAYS = 90
const KNOWN_MS = KNOWN_DAYS * 86_400_000

/**
 * A browser that is known has a count of wrong passwords of its own: strangers who use up what everybody together may get wrong keep
 * nobody out who was in before. It opens nothing, and outlasts a change of the password, so that the new one can be typed.
 */
export const createKnownBrowsers = ({ secret, purpose }: { readonly secret: Secret; readonly purpose: string }): KnownBrowsers => {
  const own = bindSecret(secret, 'known browser', purpose)
  return {
    issue: (person, now) => {
      const text = `${randomBytes(12).toString('hex')}.${now + KNOWN_MS}`
      return `${text}.${sign(own, `${text} ${person}`)}`
    },
    idOf: (value, person, now) => {
      const [, id, endsAt, signature] = /^([0-9a-f]{24})\.(\d{1,15})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
      if (id === undefined || endsAt === undefined || signature === undefined) return undefined
      return isSigned(own, `${id}.${endsAt} ${person}`, signature) && Number(endsAt) > now ? id : undefined
    },
  }
}
