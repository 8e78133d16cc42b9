import { isSigned, sign, type Secret } from '../../lib/secret.ts'

const FORM = { encoding: 'hex', length: 32 } as const

/** The unguessable token of an order's mails (contracts 13). */
export const orderHashOf = (secret: Secret, orderReference: string): string => sign(secret, orderReference, FORM)

export const isOrderHash = (secret: Secret, orderReference: string, hash: string): boolean => isSigned(secret, orderReference, hash, FORM)
