import { createHash, randomBytes } from 'node:crypto'
import { powerOfG } from './group.ts'
import { padHex } from '../../../src/lib/pad-hex.ts'
import { sha256Hex } from './sha256-hex.ts'

interface Identity {
  readonly poolName: string
  readonly username: string
  readonly password: string
  /** For tests; random otherwise. */
  readonly salt?: bigint
}

/** What is stored of a password for the remote-password protocol; both canonical hex. */
export interface SrpVerifier {
  readonly srpSalt: string
  readonly srpVerifier: string
}

const SALT_BYTES = 16

/** v = g^H(salt | H(pool, user, ':', password)). */
export const createVerifier = ({ poolName, username, password, salt = randomSalt() }: Identity): SrpVerifier => {
  const srpSalt = padHex(salt)
  const secret = createHash('sha256').update(`${poolName}${username}:${password}`).digest('hex')
  const x = BigInt(`0x${sha256Hex(srpSalt + secret)}`)
  return { srpSalt, srpVerifier: padHex(powerOfG(x)) }
}

const randomSalt = (): bigint => BigInt(`0x${randomBytes(SALT_BYTES).toString('hex')}`)
