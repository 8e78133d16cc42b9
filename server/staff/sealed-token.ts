import { CompactEncrypt, compactDecrypt } from 'jose'
import { decryptionKeys, encryptionKey, type Secret } from '../lib/secret.ts'

const USE = 'staff-sessions'

/** A refresh token as the database holds it: whoever reads a copy of the database signs in nowhere by it. */
export const sealToken = (token: string, secret: Secret): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(token)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(encryptionKey(secret, USE))

/** Undefined for what was sealed with another secret. */
export const unsealToken = async (sealed: string, secret: Secret): Promise<string | undefined> => {
  for (const key of decryptionKeys(secret, USE)) {
    const token = await decrypt(sealed, key)
    if (token !== undefined) return token
  }
  return undefined
}

const decrypt = async (sealed: string, key: Uint8Array): Promise<string | undefined> => {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}
