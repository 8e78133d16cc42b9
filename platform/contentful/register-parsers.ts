import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { badRequest } from './errors.ts'
import { limitedStream } from './files/limited-stream.ts'

/** JSON under the names the vendor's clients give it; some write no name at all. */
const TYPES =
  /^(?:application\/(?:vnd\.contentful\.(?:management|delivery)\.v1\+json|json-patch\+json|json|x-www-form-urlencoded)|text\/plain)/

/** Reads bodies for this plugin only. An empty body is none, whatever its content type says. */
export const registerParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', { bodyLimit: Number.MAX_SAFE_INTEGER }, async (_request: unknown, bytes: Readable) =>
    limitedStream(bytes),
  )
  app.addContentTypeParser(TYPES, { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) => parse(String(body)))
}

const parse = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body you sent is not valid JSON.')
  }
}
