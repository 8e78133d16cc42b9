import { sign, type Secret } from '../../../server/lib/secret.ts'
import { N } from './group.ts'
import { padHex } from '../../../src/lib/pad-hex.ts'
import type { SrpVerifier } from './create-verifier.ts'

const PARTS = 12

/** For a user who is not there: always the same for a name, and like a real one to whoever asks (AUTH-09). No password fits. */
export const decoyVerifier = (username: string, secret: Secret): SrpVerifier & { readonly srpName: string } => {
  const derive = (part: string): string => sign(secret, `decoy:${part}:${username}`)
  const root = BigInt(`0x${Array.from({ length: PARTS }, (_, part) => derive(String(part))).join('')}`) % N
  return {
    srpName: uuidOf(derive('name')),
    srpSalt: padHex(BigInt(`0x${derive('salt').slice(0, 32)}`)),
    // A square, so that it lies in the subgroup of g like every real verifier.
    srpVerifier: padHex((root * root) % N),
  }
}

/** Like the random one of a user who is there (RFC 9562, version 4). */
const uuidOf = (hex: string): string => {
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
