import { createHash } from 'node:crypto'

/** SHA-256 over bytes given as hex. */
export const sha256Hex = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
