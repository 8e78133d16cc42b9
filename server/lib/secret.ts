import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from './same-text.ts'

const CURRENT = Symbol('current')
const OTHERS = Symbol('others')

/**
 * A secret by which something is checked that comes back later. While it is changed it has two values: one that signs, and another that
 * still counts, or counts already (docs/operations.md, "Changing a secret"). Nothing outside this file reads a value by mistake: whoever
 * took one alone would refuse what the other has signed.
 */
export interface Secret {
  readonly [CURRENT]: string
  readonly [OTHERS]: readonly string[]
}

export const secretOf = (current: string, ...others: readonly (string | undefined)[]): Secret => ({
  [CURRENT]: current,
  [OTHERS]: others.filter((other) => other !== undefined),
})

/** The value that signs, for who has to be sent it. */
export const currentValueOf = (secret: Secret): string => secret[CURRENT]

/** The same secret as if nobody were changing it. */
export const withoutOthers = (secret: Secret): Secret => secretOf(secret[CURRENT])

export const hasOthers = (secret: Secret): boolean => secret[OTHERS].length > 0

/** How a signature is written. */
interface Form {
  readonly encoding: 'hex' | 'base64' | 'base64url'
  /** Characters of it that count; all unless given. */
  readonly length?: number
  /** `hex` for a key that its vendor shows as hexadecimal text. */
  readonly key?: 'utf8' | 'hex'
}

const HEX: Form = { encoding: 'hex' }

/** HMAC-SHA256 of a text, by the value that signs. */
export const sign = (secret: Secret, text: string, form = HEX): string => signBy(secret[CURRENT], text, form)

/** Whether one of the values has signed a text. */
export const isSigned = (secret: Secret, text: string, signature: string, form = HEX): boolean =>
  valuesOf(secret).some((value) => isSameText(signature, signBy(value, text, form)))

/** A secret for one use: what it signs counts for no other, nor for one whose contexts are others. One of these may be a secret itself. */
export const bindSecret = (secret: Secret, ...contexts: readonly (string | Secret)[]): Secret =>
  contexts.reduce<Secret>((bound, context) => {
    const [current = '', ...others] = valuesOf(bound).flatMap((value) => textsOf(context).map((text) => `${value}\n${text}`))
    return secretOf(current, ...others)
  }, secret)

const KEY_BYTES = 32

/** The key that encrypts for a use. */
export const encryptionKey = (secret: Secret, use: string): Buffer => deriveKey(secret[CURRENT], use)

/** The keys by which something may have been encrypted for a use. */
export const decryptionKeys = (secret: Secret, use: string): readonly Buffer[] => valuesOf(secret).map((value) => deriveKey(value, use))

const deriveKey = (value: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', value, '', use, KEY_BYTES))

const signBy = (value: string, text: string, { encoding, length, key = 'utf8' }: Form): string =>
  createHmac('sha256', Buffer.from(value, key)).update(text).digest(encoding).slice(0, length)

const valuesOf = (secret: Secret): readonly string[] => [secret[CURRENT], ...secret[OTHERS]]

const textsOf = (context: string | Secret): readonly string[] => (typeof context === 'string' ? [context] : valuesOf(context))
