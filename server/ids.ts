import { randomBytes, randomUUID } from 'node:crypto'
import type { Ids } from './runtime.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Bytes at or above this would favour the first letters; they are replaced by other random bytes. */
const UNBIASED_BELOW = 256 - (256 % ALPHABET.length)

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: (length) => {
    let token = ''
    while (token.length < length) {
      for (const byte of randomBytes(length)) {
        if (byte < UNBIASED_BELOW && token.length < length) token += ALPHABET.charAt(byte % ALPHABET.length)
      }
    }
    return token
  },
}
