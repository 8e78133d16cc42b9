import { isSigned, sign, type Secret } from '../../../server/lib/secret.ts'

const FORM = { encoding: 'base64' } as const

/** A code as stored: keyed, because six digits alone are quickly guessed back. */
export const codeHash = (secret: Secret, code: string): string => sign(secret, `code:${code}`, FORM)

export const isCodeHash = (secret: Secret, code: string, hash: string): boolean => isSigned(secret, `code:${code}`, hash, FORM)
