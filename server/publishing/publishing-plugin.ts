import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { answerLikeTheApi } from '../commerce/http/error-conventions.ts'
import { verifyContentfulRequest } from '../lib/contentful-signature.ts'
import type { Secret } from '../lib/secret.ts'
import type { Runtime } from '../runtime.ts'
import type { Publisher } from './create-publishing.ts'
import type { PreviewFeed } from './preview-feed.ts'

export interface PublishingOptions {
  readonly runtime: Runtime
  readonly publisher: Publisher
  readonly previewFeed: Pick<PreviewFeed, 'announce'>
}

/** Bodies are small: an entity with its fields. */
const MAX_BODY_BYTES = 1_048_576

/** `POST /api/webhooks/contentful`, encapsulated with body parsers of its own. */
export const publishingPlugin: FastifyPluginAsync<PublishingOptions> = async (app, { runtime, publisher, previewFeed }) => {
  answerLikeTheApi(app)
  app.removeAllContentTypeParsers()
  // The signature is of the raw body, so the body is parsed only after it is verified.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request: FastifyRequest, body: string, done) =>
    done(null, body),
  )
  app.post(
    '/api/webhooks/contentful',
    receiveWebhook({
      publisher,
      announceDraft: previewFeed.announce,
      secret: runtime.config.CONTENTFUL_WEBHOOK_SECRET,
      log: runtime.log,
    }),
  )
}

interface Deps {
  readonly publisher: Pick<Publisher, 'publish'>
  /** Notifies open previews that a draft changed. */
  readonly announceDraft: (id: string) => Promise<void>
  readonly secret: Secret
  readonly log: Runtime['log']
}

/** The part of a webhook's body that is read. */
const message = z.object({ sys: z.object({ id: z.string().min(1).max(64), type: z.string(), revision: z.number().int().optional() }) })

/** Topics that change drafts; publishing changes none. */
const DRAFTING = /\.(?:create|save|auto_save|archive|unarchive|unpublish|delete)$/
/** Topics that change what is live. */
const CHANGING = /\.(?:publish|unpublish|delete|archive)$/

/**
 * Receives a signed webhook of the CMS and answers once the pages concerned are live or refused, or previews are notified: 200; 403
 * for a wrong signature, 400 for a malformed body, 503 where publishing failed, so that the CMS retries.
 */
export const receiveWebhook =
  ({ publisher, announceDraft, secret, log }: Deps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = typeof request.body === 'string' ? request.body : ''
    const isGenuine = verifyContentfulRequest({ secret, method: request.method, path: request.url, headers: request.headers, body })
    if (!isGenuine) return reply.code(403).send({ code: 'FORBIDDEN', message: 'The signature does not fit.' })
    const parsed = message.safeParse(parseJson(body))
    if (!parsed.success) return reply.code(400).send({ code: 'BAD_JSON', message: 'The body is no webhook of the CMS.' })
    const topic = String(request.headers['x-contentful-topic'] ?? '')
    const { id, type, revision } = parsed.data.sys
    try {
      if (DRAFTING.test(topic)) await announceDraft(id)
      if (!CHANGING.test(topic)) return await reply.send({ code: DRAFTING.test(topic) ? 'PREVIEWED' : 'IGNORED' })
      await publisher.publish([{ id, ...(revision === undefined || type.startsWith('Deleted') ? {} : { revision }) }])
      return await reply.send({ code: 'PUBLISHED' })
    } catch (error) {
      log.error({ err: error, entry: id }, 'publishing failed; the CMS will retry its webhook')
      return reply.code(503).header('retry-after', '5').send({ code: 'PUBLISHING_FAILED', message: 'Try again.' })
    }
  }

/** Undefined where the text is not JSON; zod refuses that like any other wrong body. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
