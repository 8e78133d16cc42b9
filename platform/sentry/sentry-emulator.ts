import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { EMBEDDED_KEY } from '../../server/operations/errors/dsn.ts'

/** The vendor's limit on an envelope, compressed or not, is larger; ours are a few kilobytes. */
const BODY_LIMIT_BYTES = 200_000

/** An envelope as it is kept for tests: its header, and the header and body of every item. */
interface Envelope {
  readonly header: unknown
  readonly items: readonly { readonly header: unknown; readonly payload: unknown }[]
}

/** The collector of errors on its vendor's wire (Sentry's envelopes), mounted at `/sentry`. What it takes is at `/_test/reports`. */
export const sentryEmulator: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser(
    'application/x-sentry-envelope',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    async (_request: FastifyRequest, body: string) => parseEnvelope(body),
  )
  app.setNotFoundHandler((request, reply) =>
    reply.code(501).send({ detail: `${request.method} ${request.url} is not part of the embedded collector.` }),
  )
  app.post<{ Params: { project: string }; Body: Envelope }>('/api/:project/envelope/', async (request, reply) => {
    const { 'x-sentry-auth': authorization = '' } = request.headers
    if (!String(authorization).includes(`sentry_key=${EMBEDDED_KEY}`)) return reply.code(403).send({ detail: 'bad sentry DSN public key' })
    return reply.send({ id: idOf(request.body.header) })
  })
}

/** Lines of JSON: a header, then for every item a header and a body. Throws, which is answered with 400, where one is none. */
const parseEnvelope = (body: string): Envelope => {
  const [header, ...lines] = body
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLine)
  return {
    header,
    items: lines.flatMap((line, index) => (index % 2 === 0 ? [{ header: line, payload: lines[index + 1] }] : [])),
  }
}

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown
  } catch (cause) {
    throw Object.assign(new Error('The envelope holds a line that is no JSON', { cause }), { statusCode: 400 })
  }
}

const idOf = (header: unknown): unknown =>
  typeof header === 'object' && header !== null && 'event_id' in header ? header.event_id : undefined
