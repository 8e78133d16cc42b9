import { eq } from 'drizzle-orm'
import { contentfulWebhookCalls } from '../../../server/database/schema/contentful.ts'
import { signContentfulRequest } from '../../../server/lib/contentful-signature.ts'
import { secretOf } from '../../../server/lib/secret.ts'
import { maxRetries } from '../management/retry-policy.ts'
import { SECRET_NAME, type SigningSecret } from '../management/signing-secret.ts'
import type { WebhookBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findResource } from '../storage/find-resource.ts'
import { noteCall, type CallRecord } from './call-log.ts'
import { transform } from './transform.ts'
import { defined } from '../../../src/lib/defined.ts'

type WebhookCall = typeof contentfulWebhookCalls.$inferSelect

const CALL_TIMEOUT_MS = 30_000
const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 5 * 60_000
const MAX_NOTED_LENGTH = 10_000

/** Makes one call that this process has leased, and writes down how it went. Never throws for what the receiver does. */
export const makeCall = async (deps: Deps, call: WebhookCall): Promise<void> => {
  const webhook = await findResource<WebhookBody>(deps.database, { kind: 'WebhookDefinition', id: call.webhookId })
  const problem = webhook === undefined ? undefined : await problemOf(deps, webhook.body, call)
  if (problem === undefined) {
    await deps.database.delete(contentfulWebhookCalls).where(eq(contentfulWebhookCalls.id, call.id))
    return
  }
  deps.runtime.log.warn(
    { webhook: call.webhookId, topic: call.topic, attempt: call.attempts + 1, problem },
    'content webhook not delivered',
  )
  await deps.database
    .update(contentfulWebhookCalls)
    .set(afterFailure(deps, call, { problem, retries: await maxRetries(deps.database) }))
    .where(eq(contentfulWebhookCalls.id, call.id))
}

const afterFailure = (
  deps: Deps,
  { attempts }: WebhookCall,
  { problem, retries }: { readonly problem: string; readonly retries: number },
) => ({
  attempts: attempts + 1,
  lastError: problem,
  dueAt: deps.now() + Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS),
  ...(attempts < retries ? {} : { givenUpAt: deps.now() }),
})

/** Undefined once the receiver has it. */
const problemOf = async (deps: Deps, webhook: WebhookBody, call: WebhookCall): Promise<string | undefined> => {
  const request = await signedRequest(deps, webhook, call)
  const requestAt = deps.now()
  const note = (outcome: Pick<CallRecord, 'response' | 'errors'>) =>
    noteCall(deps, call.webhookId, {
      eventType: call.topic.split('.').at(-1) ?? '',
      url: webhook.url,
      request: { url: webhook.url, ...noted(request, webhook) },
      ...outcome,
      requestAt,
      responseAt: deps.now(),
    })
  try {
    const response = await deps.fetchForeign(webhook.url, { ...request, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
    const body = (await response.text()).slice(0, MAX_NOTED_LENGTH)
    const headers = Object.fromEntries(response.headers)
    await note({ response: { url: webhook.url, statusCode: response.status, headers, body }, errors: [] })
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await note({ errors: [problem] })
    return problem
  }
}

interface WebhookRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const HIDDEN = '***'

/** The request as it may be read later: without what only the receiver may know. */
const noted = ({ method, headers, body = '' }: WebhookRequest, webhook: WebhookBody) => {
  const secrets = (webhook.headers ?? []).filter(({ secret }) => secret === true).map(({ key }) => [key.toLowerCase(), HIDDEN] as const)
  const authorization = headers['authorization'] === undefined ? {} : { authorization: HIDDEN }
  return { method, headers: { ...headers, ...authorization, ...Object.fromEntries(secrets) }, body: body.slice(0, MAX_NOTED_LENGTH) }
}

const signedRequest = async (deps: Deps, webhook: WebhookBody, call: WebhookCall): Promise<WebhookRequest> => {
  const { method, contentType, body } = transform(webhook, call)
  const headers = {
    'content-type': contentType,
    'x-contentful-topic': call.topic,
    'x-contentful-webhook-name': encodeURIComponent(webhook.name),
    'x-contentful-webhook-request-attempt': String(call.attempts + 1),
    ...basicAuthorization(webhook),
    ...Object.fromEntries((webhook.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value ?? ''])),
  }
  const { pathname, search } = new URL(webhook.url)
  const secret = await findResource<SigningSecret>(deps.database, SECRET_NAME)
  const request = { method, path: pathname + search, headers, body: body ?? '' }
  const proof = secret === undefined ? {} : signContentfulRequest({ secret: secretOf(secret.body.value), request })
  return { method, headers: { ...headers, ...proof }, ...defined({ body }) }
}

const basicAuthorization = ({ httpBasicUsername, httpBasicPassword }: WebhookBody): Readonly<Record<string, string>> =>
  httpBasicUsername === undefined || httpBasicUsername === null || httpBasicUsername === ''
    ? {}
    : { authorization: `Basic ${Buffer.from(`${httpBasicUsername}:${httpBasicPassword ?? ''}`).toString('base64')}` }
