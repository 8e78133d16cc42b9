import { createHash } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** As the CMS makes them. */
const CHARACTERS = 22

/** Ids for the blocks that a patch makes, one after the other: what was proposed has those that are saved. `seed` is the patch and its page. */
export const madeIds = (seed: string): (() => string) => {
  let made = 0
  return () => {
    made += 1
    const bytes = createHash('sha256').update(`${made}\n${seed}`).digest().subarray(0, CHARACTERS)
    return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  }
}
