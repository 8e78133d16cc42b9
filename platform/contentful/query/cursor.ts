import { badRequest } from '../errors.ts'
import { isRecord } from '../model.ts'

/** Where a page ended or began: the item there, and its index for the case that it is gone by now. */
export interface Position {
  readonly id: string
  readonly index: number
}

/** Paging by what was last seen instead of by numbers, so that what is added before it moves nothing. */
export interface Cursor {
  readonly next?: Position
  readonly prev?: Position
}

/** The cursor a collection query asks for; undefined when it pages by `skip`. */
export const cursorOf = (query: Readonly<Record<string, string>>): Cursor | undefined => {
  const { pageNext, pagePrev, cursor } = query
  if (pageNext !== undefined && pagePrev !== undefined) throw badRequest('pageNext and pagePrev exclude each other.')
  if (pageNext !== undefined) return { next: decodePosition(pageNext) }
  if (pagePrev !== undefined) return { prev: decodePosition(pagePrev) }
  return cursor === 'true' ? {} : undefined
}

export const encodePosition = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url')

const decodePosition = (token: string): Position => {
  const position = parse(token)
  if (!isPosition(position)) throw badRequest('The page token is not valid.')
  return position
}

const parse = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
  } catch {
    // Not a token of ours; refused like any other wrong value.
    return undefined
  }
}

const isPosition = (value: unknown): value is Position =>
  isRecord(value) && typeof value['id'] === 'string' && Number.isSafeInteger(value['index']) && Number(value['index']) >= 0
