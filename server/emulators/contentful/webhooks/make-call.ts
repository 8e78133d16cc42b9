import { eq } from 'drizzle-orm'
import { contentfulWebhookCalls } from '../../../database/schema/contentful.ts'
import { signContentfulRequest } from '../../../lib/contentful-signature.ts'
import { SECRET_NAME, type SigningSecret } from '../management/signing-secret.ts'
import type { WebhookBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { findResource } from '../storage/find-resource.ts'

type WebhookCall = typeof contentfulWebhookCalls.$inferSelect

const CALL_TIMEOUT_MS = 30_000
const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 5 * 60_000
/** About an hour of trying; what is given up stays in the table with the reason. */
const MAX_ATTEMPTS = 20
const CONTENT_TYPE = 'application/vnd.contentful.management.v1+json'

/** Makes one call that this process has leased, and writes down how it went. Never throws for what the receiver does. */
export const makeCall = async (needs: Needs, call: WebhookCall): Promise<void> => {
  const webhook = await findResource<WebhookBody>(needs.database, { kind: 'WebhookDefinition', id: call.webhookId })
  const problem = webhook === undefined ? undefined : await problemOf(needs, webhook.body, call)
  if (problem === undefined) {
    await needs.database.delete(contentfulWebhookCalls).where(eq(contentfulWebhookCalls.id, call.id))
    return
  }
  needs.platform.log.warn(
    { webhook: call.webhookId, topic: call.topic, attempt: call.attempts + 1, problem },
    'content webhook not delivered',
  )
  await needs.database
    .update(contentfulWebhookCalls)
    .set(afterFailure(needs, call, problem))
    .where(eq(contentfulWebhookCalls.id, call.id))
}

const afterFailure = (needs: Needs, { attempts }: WebhookCall, problem: string) => ({
  attempts: attempts + 1,
  lastError: problem,
  dueAt: needs.now() + Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS),
  ...(attempts + 1 < MAX_ATTEMPTS ? {} : { givenUpAt: needs.now() }),
})

/** Undefined once the receiver has it. */
const problemOf = async (needs: Needs, webhook: WebhookBody, call: WebhookCall): Promise<string | undefined> => {
  try {
    const response = await needs.platform.fetch(webhook.url, await signedRequest(needs, webhook, call))
    await response.arrayBuffer()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const signedRequest = async (needs: Needs, webhook: WebhookBody, call: WebhookCall): Promise<RequestInit> => {
  const body = JSON.stringify(call.payload)
  const headers = {
    'content-type': CONTENT_TYPE,
    'x-contentful-topic': call.topic,
    'x-contentful-webhook-name': encodeURIComponent(webhook.name),
    'x-contentful-webhook-request-attempt': String(call.attempts + 1),
    ...Object.fromEntries((webhook.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value ?? ''])),
  }
  const { pathname, search } = new URL(webhook.url)
  const secret = await findResource<SigningSecret>(needs.database, SECRET_NAME)
  const request = { method: 'POST', path: pathname + search, headers, body }
  const proof = secret === undefined ? {} : signContentfulRequest({ secret: secret.body.value, request })
  return { method: 'POST', body, headers: { ...headers, ...proof }, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }
}
