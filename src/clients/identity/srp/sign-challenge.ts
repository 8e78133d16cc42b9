import { padHex } from '../../../lib/pad-hex.ts'
import { base64OfBytes, bytesOfBase64, bytesOfHex, bytesOfText, hexOfBytes, hmacSha256, joined, sha256, type Bytes } from './bytes.ts'
import type { ClientHalf } from './client-half.ts'
import { G, N, power } from './group.ts'

interface Challenge {
  readonly poolName: string
  /** As the provider names the user in its challenge. */
  readonly username: string
  readonly password: string
  readonly half: ClientHalf
  /** Hex. */
  readonly salt: string
  /** The provider's half, hex. */
  readonly serverHalf: string
  /** Base64. */
  readonly secretBlock: string
  readonly timestamp: string
}

const KEY_BYTES = 16
const INFO = 'Caldera Derived Key\u0001'

/** Proof of the password, base64: a signature by a key that only the same password leads to. Throws for a half no provider sends. */
export const signChallenge = async (challenge: Challenge): Promise<string> => {
  const { poolName, username, secretBlock, timestamp } = challenge
  const message = joined(bytesOfText(poolName + username), bytesOfBase64(secretBlock), bytesOfText(timestamp))
  return base64OfBytes(await hmacSha256(await keyOf(challenge), message))
}

const keyOf = async ({ poolName, username, password, half, salt, serverHalf }: Challenge): Promise<Bytes> => {
  const B = BigInt(`0x${serverHalf}`)
  const u = await hashOf(padHex(half.shared) + padHex(B))
  if (B % N === 0n || u === 0n) throw new Error('The provider answered with a half that no provider sends.')
  const secret = hexOfBytes(await sha256(bytesOfText(`${poolName}${username}:${password}`)))
  const x = await hashOf(padHex(BigInt(`0x${salt}`)) + secret)
  const k = await hashOf(padHex(N) + padHex(G))
  const S = power(B - k * power(G, x), half.secret + u * x)
  const extracted = await hmacSha256(bytesOfHex(padHex(u)), bytesOfHex(padHex(S)))
  return (await hmacSha256(extracted, bytesOfText(INFO))).slice(0, KEY_BYTES)
}

const hashOf = async (hex: string): Promise<bigint> => BigInt(`0x${hexOfBytes(await sha256(bytesOfHex(hex)))}`)
