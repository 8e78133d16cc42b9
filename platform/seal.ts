import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { decryptionKeys, encryptionKey, type Secret } from '../server/lib/secret.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a JSON value for its owner to carry or the database to store. Base64. With its `purpose` one kind cannot be read as another. */
export const seal = (value: unknown, { secret, purpose }: SealKey): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, encryptionKey(secret, contextOf(purpose)), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** The value again; undefined where it was not sealed with this secret for this purpose. */
export const unseal = (sealed: string, { secret, purpose }: SealKey): unknown => {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  for (const key of decryptionKeys(secret, contextOf(purpose))) {
    const value = decrypt(bytes, key)
    if (value !== undefined) return value
  }
  return undefined
}

const decrypt = (bytes: Buffer, key: Buffer): unknown => {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return JSON.parse(decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'))
  } catch {
    return undefined
  }
}

/** What a sealed value is bound to. */
export interface SealKey {
  readonly secret: Secret
  readonly purpose: string
}

const contextOf = (purpose: string): string => `identity:${purpose}`
