import { bindSecret, isSigned, sign, type Secret } from '../lib/secret.ts'

/** The cookie of a browser in which a password was typed: its expiry, and a signature of that. Valid in every process without a table. */
export interface PasswordPass {
  /** A cookie value that expires `lastsMs` after `now`. */
  readonly issue: (now: number) => string
  readonly isGood: (value: string | undefined, now: number) => boolean
}

export const PASS_DAYS = 7
const PASS_MS = PASS_DAYS * 86_400_000

interface Options {
  /** Of this shop; who has seen a cookie cannot try out passwords without it. */
  readonly secret: Secret
  /** Part of the signing key, so a new password invalidates every pass. */
  readonly password: string
  /** What the pass is for: none opens another door. */
  readonly purpose: string
  /** `PASS_DAYS` unless given. */
  readonly lastsMs?: number
}

export const createPasswordPass = ({ secret, password, purpose, lastsMs = PASS_MS }: Options): PasswordPass => {
  const own = bindSecret(secret, password)
  return {
    issue: (now) => {
      const endsAt = String(now + lastsMs)
      return `${endsAt}.${sign(own, `${purpose} ${endsAt}`)}`
    },
    isGood: (value, now) => {
      const [, endsAt, signature] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
      return endsAt !== undefined && signature !== undefined && isSigned(own, `${purpose} ${endsAt}`, signature) && Number(endsAt) > now
    },
  }
}
