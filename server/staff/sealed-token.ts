import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'staff-sessions', 32))

/** A refresh token as the database holds it: whoever reads a copy of the database signs in nowhere by it. */
export const sealToken = (token: string, secret: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(token)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(keyOf(secret))

/** Undefined for what was sealed with another secret. */
export const unsealToken = async (sealed: string, secret: string): Promise<string | undefined> => {
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(secret), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}
