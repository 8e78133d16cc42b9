import { createHmac } from 'node:crypto'

/** A code as stored: keyed, because six digits alone are quickly guessed back. */
export const codeHash = (secret: string, code: string): string => createHmac('sha256', secret).update(`code:${code}`).digest('base64')
