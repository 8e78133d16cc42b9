import { createHmac, timingSafeEqual } from 'node:crypto'
import { N, power } from './group.ts'
import { padHex } from '../../../src/lib/pad-hex.ts'
import { sharedHalf } from './server-half.ts'
import { sha256Hex } from './sha256-hex.ts'

interface Exchange {
  readonly poolName: string
  readonly username: string
  readonly srpVerifier: string
  /** The client's half, hex as it came. */
  readonly clientHalf: string
  /** The server's secret, hex. */
  readonly secret: string
  /** Base64, as the client got it. */
  readonly secretBlock: string
  readonly timestamp: string
  /** Base64. */
  readonly signature: string
}

const KEY_BYTES = 16
const INFO = 'Caldera Derived Key\u0001'

/** Whether the client knows the password: it signed with a key that only the same password leads to. */
export const isProofRight = (exchange: Exchange): boolean => {
  const A = BigInt(`0x${exchange.clientHalf}`)
  if (A % N === 0n) return false
  const key = keyOf(exchange, A)
  if (key === undefined) return false
  const expected = createHmac('sha256', key)
    .update(exchange.poolName + exchange.username)
    .update(Buffer.from(exchange.secretBlock, 'base64'))
    .update(exchange.timestamp)
    .digest()
  const given = Buffer.from(exchange.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Undefined for a half that lies outside the group: no honest client sends one. */
const keyOf = ({ srpVerifier, secret }: Exchange, A: bigint): Buffer | undefined => {
  const v = BigInt(`0x${srpVerifier}`)
  const b = BigInt(`0x${secret}`)
  const u = BigInt(`0x${sha256Hex(padHex(A) + padHex(sharedHalf(v, b)))}`)
  try {
    const S = power((A * power(v, u)) % N, b)
    const extracted = createHmac('sha256', Buffer.from(padHex(u), 'hex'))
      .update(Buffer.from(padHex(S), 'hex'))
      .digest()
    return createHmac('sha256', extracted).update(INFO).digest().subarray(0, KEY_BYTES)
  } catch {
    return undefined
  }
}
