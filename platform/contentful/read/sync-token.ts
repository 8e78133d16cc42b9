import { badRequest } from '../errors.ts'
import { isRecord } from '../model.ts'

/** How far a reader has read, and what it asked for; opaque to it. */
export interface SyncToken {
  /** Number of the last change the reader has. */
  readonly after: number
  /** True while the first full copy is being paged through: it has no deletions. */
  readonly isInitial: boolean
  readonly type: string
  readonly contentType?: string
  readonly limit: number
}

export const encodeSyncToken = (token: SyncToken): string => Buffer.from(JSON.stringify(token)).toString('base64url')

/** Refuses a token that this platform did not write. */
export const decodeSyncToken = (text: string): SyncToken => {
  const token = parse(text)
  if (!isSyncToken(token)) throw badRequest('The sync token is not valid.')
  return token
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    // Not a token of ours; refused below like any other wrong value.
    return undefined
  }
}

const isSyncToken = (value: unknown): value is SyncToken =>
  isRecord(value) &&
  Number.isSafeInteger(value['after']) &&
  typeof value['isInitial'] === 'boolean' &&
  typeof value['type'] === 'string' &&
  Number.isSafeInteger(value['limit']) &&
  Number(value['limit']) > 0 &&
  Number(value['limit']) <= 1000 &&
  (value['contentType'] === undefined || typeof value['contentType'] === 'string')
