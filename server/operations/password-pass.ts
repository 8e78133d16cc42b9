import { createHmac } from 'node:crypto'
import { isSameText } from '../../lib/same-text.ts'

/** The cookie that lets a browser through the gate: its expiry, and a signature of that. */
export interface GatePass {
  /** A cookie value that expires seven days after `now`. */
  readonly issue: (now: number) => string
  readonly isGood: (value: string | undefined, now: number) => boolean
}

export const GATE_DAYS = 7
const GATE_MS = GATE_DAYS * 86_400_000

/** The password is part of the signing key, so a new password invalidates every pass. */
export const createGatePass = (secret: string, password: string): GatePass => {
  const sign = (endsAt: string): string => createHmac('sha256', `${secret}\n${password}`).update(`staging_gate ${endsAt}`).digest('hex')
  return {
    issue: (now) => {
      const endsAt = String(now + GATE_MS)
      return `${endsAt}.${sign(endsAt)}`
    },
    isGood: (value, now) => {
      const [, endsAt, signature] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
      return endsAt !== undefined && signature !== undefined && isSameText(signature, sign(endsAt)) && Number(endsAt) > now
    },
  }
}
