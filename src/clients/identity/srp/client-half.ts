import { bytesOfHex, hexOfBytes } from './bytes.ts'
import { G, power } from './group.ts'

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
