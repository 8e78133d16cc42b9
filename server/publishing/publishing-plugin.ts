import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { answerLikeTheApi } from '../commerce/http/error-conventions.ts'
import type { Runtime } from '../runtime.ts'
import type { Publisher } from './create-publisher.ts'
import type { PreviewFeed } from './preview-feed.ts'
import { receiveWebhook } from './receive-webhook.ts'

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
  // The signature covers the body as it travelled, so nobody parses it before that is checked.
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
