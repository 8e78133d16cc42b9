/** An id for an entry, of 22 letters and digits as the CMS makes them: no two people ever choose the same. */
export const newEntryId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(CHARACTERS))
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

const CHARACTERS = 22
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
