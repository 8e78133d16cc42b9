import { createHmac } from 'node:crypto'

const HASH_LENGTH = 32

/** The unguessable token of an order's mails (contracts 13). */
export const orderHashOf = (secret: string, orderReference: string): string =>
  createHmac('sha256', secret).update(orderReference).digest('hex').slice(0, HASH_LENGTH)
