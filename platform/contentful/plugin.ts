import type { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyInstance } from 'fastify'
import { allowOrigins } from '../../server/lib/cross-origin.ts'
import { createDeps } from './create-deps.ts'
import { registerFiles } from './files/send-file.ts'
import type { ContentfulRuntime, Deps } from './deps.ts'
import { prepareSpace } from './prepare-space.ts'
import { registerRateLimit } from './rate-limit.ts'
import { registerErrors, registerRefusals } from './register-errors.ts'
import { registerRoutes } from './register-routes.ts'
import { createScheduler } from './schedule/scheduler.ts'
import { createCourier } from './webhooks/courier.ts'
import { badRequest } from './errors.ts'
import { limitedStream } from './files/limited-stream.ts'

interface Options {
  readonly runtime: ContentfulRuntime
  /** Origin of the files that were uploaded, where it is another one than the shop's. */
  readonly filesOrigin?: string
}

/**
 * Contentful's delivery, preview and management APIs on one prefix, over the shared database. Register it under
 * `/contentful`; the token says which of the three is meant. Content is stored in tables, so it survives the process.
 */
export const contentfulEmulator: FastifyPluginAsync<Options> = async (app, { runtime, filesOrigin }) => {
  const courier = createCourier(() => deps)
  const scheduler = createScheduler(() => deps)
  const deps: Deps = createDeps(runtime, { filesOrigin, wakeCourier: courier.wake, wakeScheduler: scheduler.wake })
  registerParsers(app)
  registerErrors(app, deps)
  allowOrigins(app, {
    methods: 'DELETE, GET, HEAD, POST, PUT, PATCH, OPTIONS',
    headers: 'Authorization, Content-Type, X-Contentful-Version, X-Contentful-Content-Type, X-Contentful-User-Agent',
    exposed: 'Etag, X-Contentful-Request-Id',
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-contentful-request-id', request.id)
  })
  registerRateLimit(app, deps)
  registerFiles(app, deps)
  registerRoutes(app, deps)
  registerRefusals(app, deps)
  app.addHook('onReady', async () => {
    await prepareSpace(deps)
    scheduler.wake()
    // A process that died may have left calls.
    courier.wake()
  })
  app.addHook('onClose', async () => {
    await scheduler.stop()
    await courier.stop()
  })
}

/** JSON under the names the vendor's clients give it; some write no name at all. */
const TYPES =
  /^(?:application\/(?:vnd\.contentful\.(?:management|delivery)\.v1\+json|json-patch\+json|json|x-www-form-urlencoded)|text\/plain)/

/** Reads bodies for this plugin only. An empty body is none, whatever its content type says. */
const registerParsers = (app: FastifyInstance): void => {
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
