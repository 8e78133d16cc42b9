import { createHmac } from 'node:crypto'
import { N } from './group.ts'
import { padHex } from '../../../src/lib/pad-hex.ts'
import type { SrpVerifier } from './create-verifier.ts'

const PARTS = 12

/** For a user who is not there: always the same for a name, and like a real one to whoever asks (AUTH-09). No password fits. */
export const decoyVerifier = (username: string, secret: string): SrpVerifier => {
  const derive = (part: string): string => createHmac('sha256', secret).update(`decoy:${part}:${username}`).digest('hex')
  const root = BigInt(`0x${Array.from({ length: PARTS }, (_, part) => derive(String(part))).join('')}`) % N
  return {
    srpSalt: padHex(BigInt(`0x${derive('salt').slice(0, 32)}`)),
    // A square, so that it lies in the subgroup of g like every real verifier.
    srpVerifier: padHex((root * root) % N),
  }
}
