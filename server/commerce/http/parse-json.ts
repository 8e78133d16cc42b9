import { ApiProblem } from './api-problem.ts'

/** Half a character, or the one character PostgreSQL cannot store. */
const UNSTORABLE = /\p{Surrogate}|\0/u

/** Keys by which a JSON body could reach into an object's prototype. */
const POISONED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** A request body as JSON; no body is `undefined`, since every call carries the content type (API-07). 400 BAD_JSON else. */
export const parseJson = (body: Buffer): unknown => {
  if (body.byteLength === 0) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), refuseUnstorable)
  } catch (cause) {
    throw new ApiProblem(400, 'BAD_JSON', {
      message: 'The body is not valid JSON.',
      ...(cause instanceof Unstorable ? { reason: cause.message } : {}),
    })
  }
}

class Unstorable extends Error {}

const refuseUnstorable = (key: string, value: unknown): unknown => {
  if (POISONED_KEYS.has(key) || UNSTORABLE.test(key)) throw new Unstorable('A field name is not allowed.')
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw new Unstorable('A text holds a broken character.')
  return value
}
