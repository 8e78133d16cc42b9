import { createHash } from 'node:crypto'

const LENGTH = 8

/** A few characters for an address or a tag, the same for the same text: for names none of whose characters can stay. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
