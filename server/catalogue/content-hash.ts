import { createHash } from 'node:crypto'

/** Hash of plain JSON in the key order it was built: equal for equal imports. */
export const contentHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
