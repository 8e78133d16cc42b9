import { createHash } from 'node:crypto'

/** A refresh token as stored. The token is random enough that a plain hash cannot be guessed back. */
export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64')
