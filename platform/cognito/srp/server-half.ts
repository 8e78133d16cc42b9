import { randomBytes } from 'node:crypto'
import { K, N, powerOfG } from './group.ts'
import { padHex } from '../../../src/lib/pad-hex.ts'

/** The server's half of an exchange: `secret` stays, `shared` goes to the client. Hex. */
export interface ServerHalf {
  readonly secret: string
  readonly shared: string
}

const SECRET_BYTES = 32

/** B = k*v + g^b. */
export const createServerHalf = (srpVerifier: string): ServerHalf => {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  return { secret, shared: padHex(sharedHalf(BigInt(`0x${srpVerifier}`), BigInt(`0x${secret}`))) }
}

/** The same B again, from the stored secret. */
export const sharedHalf = (verifier: bigint, secret: bigint): bigint => (K * verifier + powerOfG(secret)) % N
