import { padHex } from '../../lib/pad-hex.ts'

/** The client's half of an exchange: `secret` stays, `shared` goes to the provider. */
export interface ClientHalf {
  readonly secret: bigint
  readonly shared: bigint
}

const SECRET_BYTES = 32

export const createClientHalf = (random = crypto.getRandomValues(bytesOfHex('00'.repeat(SECRET_BYTES)))): ClientHalf => {
  const secret = BigInt(`0x${hexOfBytes(random)}`)
  return { secret, shared: power(G, secret) }
}

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

/** A moment as the protocol signs it: `Fri Nov 6 09:05:00 UTC 2026`, the day of the month without a zero. */
export const timestampOf = (now: number): string => {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(now).toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`
}

/** The 3072-bit prime of RFC 3526, which the provider's password protocol counts in; its generator is 2. */
const N = BigInt(
  `0x${[
    'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd',
    'ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed',
    'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f',
    '83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b',
    'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510',
    '15728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7',
    'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200c',
    'bbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff',
  ].join('')}`,
)
const G = 2n

/** base^exponent mod N. */
const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = ((base % N) + N) % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

/** Bytes in the form the browser's cryptography takes. */
type Bytes = Uint8Array<ArrayBuffer>

const bytesOfHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOfBytes = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOfText = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))
const bytesOfBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const base64OfBytes = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes))
const joined = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]))

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const hmacSha256 = async (key: Bytes, bytes: Bytes): Promise<Bytes> => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes))
}
