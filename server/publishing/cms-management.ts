import { createClient, type PlainClientAPI } from 'contentful-management'
import { isDeepStrictEqual } from 'node:util'
import { previewOriginOf } from './reports/preview-link.ts'
import { defined } from '../../src/lib/defined.ts'

/** A space and a token to manage it. */
export interface ManagementAddress {
  /** Scheme, host and path of the management API: `https://api.contentful.com`, `http://localhost:3000/contentful`. */
  readonly managementBaseUrl: string
  readonly accessToken: string
  readonly spaceId: string
  readonly environmentId: string
}

interface ClientOptions {
  /** After which a call is given up; the vendor's client gives one 30 seconds. */
  readonly timeoutMs?: number
  /** How often a call is sent again; the vendor's client does it five times, which takes 16 seconds. */
  readonly retries?: number
  /** How long one call waits in all while the CMS is over its limit; without it as long as the CMS says, for as many times as `retries`. */
  readonly longestWaitMs?: number
  /** Whether a PUT that was given up after `timeoutMs` is sent again although the first may still be on its way; it is unless given. */
  readonly repeatsLateWrites?: boolean
}

/** The vendor's plain management client, which repeats no POST whose outcome is unknown. */
export const connectManagement = (
  { managementBaseUrl, accessToken, spaceId, environmentId }: ManagementAddress,
  { timeoutMs, retries, ...steering }: ClientOptions = {},
): PlainClientAPI => {
  const url = new URL(managementBaseUrl)
  const basePath = url.pathname.replace(/^\/|\/$/g, '')
  return createClient(
    {
      accessToken,
      host: url.host,
      // The vendor takes files at a host of its own beside the API's: `api.contentful.com`, `upload.contentful.com`.
      hostUpload: url.host.replace(/^api\./, 'upload.'),
      insecure: url.protocol === 'http:',
      responseLogger: (answer) => steerRepeats(answer, steering),
      ...(basePath === '' ? {} : { basePath }),
      ...defined({ timeout: timeoutMs, retryLimit: retries }),
    },
    { type: 'plain', defaults: { spaceId, environmentId } },
  )
}

/** What the vendor's client knows of a call that failed, beside what its types say. */
interface FailedCall extends Error {
  readonly code?: string
  readonly config?: { readonly method?: string; attempts?: number; waitedMs?: number }
  readonly response?: { readonly status: number; readonly headers: Record<string, unknown>; data: unknown }
}

/**
 * The client sends every call again that was not answered or answered with 5xx. A POST may have been carried out, and a second one makes
 * another webhook or publishes versions that are gone: only one that was refused for coming too fast is sent again. The client asks
 * this function before it counts the attempts, and has no option for it.
 */
const steerRepeats = (
  answer: FailedCall | object,
  { longestWaitMs, repeatsLateWrites = true }: Pick<ClientOptions, 'longestWaitMs' | 'repeatsLateWrites'>,
): void => {
  if (!(answer instanceof Error)) return
  const { config, response, code }: FailedCall = answer
  if (config === undefined) return
  if (response?.status === 429) return waitAsTold(config, response, longestWaitMs)
  const isLateWrite = code === 'ECONNABORTED' && config.method !== 'get' && !repeatsLateWrites
  if (config.method === 'post' || isLateWrite) config.attempts = NO_MORE
}

const NO_MORE = Number.POSITIVE_INFINITY
const RESET = 'x-contentful-ratelimit-reset'

/** The client waits for as long as `X-Contentful-RateLimit-Reset` says, be it an hour, and does not know the `Retry-After` of what stands between. */
const waitAsTold = (
  config: NonNullable<FailedCall['config']>,
  response: NonNullable<FailedCall['response']>,
  longestWaitMs: number | undefined,
): void => {
  const { headers, data } = response
  const seconds = secondsOf(headers[RESET]) ?? secondsOf(headers['retry-after']) ?? 1
  headers[RESET] = String(seconds)
  // Of an answer its error has the details alone, and of one that is no JSON nothing.
  response.data = { ...(typeof data === 'object' ? data : {}), details: { retryAfterSeconds: seconds } }
  if (longestWaitMs === undefined) return
  config.waitedMs = (config.waitedMs ?? 0) + Math.max(seconds, 1) * 1_000
  config.attempts = config.waitedMs > longestWaitMs ? NO_MORE : 0
}

const secondsOf = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined

/** In how many seconds a CMS that was over its limit takes calls again; undefined where it was not. */
export const limitedFor = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !(error.name === 'RateLimitExceeded' || error.name.startsWith('429 '))) return undefined
  const [, seconds] = /"retryAfterSeconds": (\d+)/.exec(error.message) ?? []
  return Math.max(Number(seconds ?? 1), 1)
}

/**
 * What became of a call that failed without saying so: it was given up after its time limit and may still go on, or its answer was
 * lost, as that of a connection that broke or of a server in trouble. Undefined for a refusal, which says that nothing was done.
 */
export const unansweredAs = (error: unknown): 'late' | 'lost' | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('isAxiosError' in error && (error as FailedCall).response === undefined)
    return 'code' in error && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') ? 'late' : 'lost'
  // The client keeps the status of an answer in its message only.
  return /"status": 5\d\d\b/.test(error.message) ? 'lost' : undefined
}

const NAME = 'Shop: publish pages'
/** Actions that change live pages, or drafts shown in a preview. */
const ACTIONS = ['create', 'save', 'auto_save', 'publish', 'unpublish', 'archive', 'unarchive', 'delete']
const TOPICS = ['Entry', 'Asset'].flatMap((type) => ACTIONS.map((action) => `${type}.${action}`))

/**
 * Registers the webhook by which the CMS announces changes; does nothing where it is registered. The space signs with the given
 * secret. `origin` is the shop's, as the CMS reaches it.
 */
export const registerWebhook = async ({ origin, ...address }: ManagementAddress & { readonly origin: string }): Promise<void> => {
  const cms = connectManagement(address)
  const url = `${origin}/api/webhooks/contentful`
  const { items } = await cms.webhook.getMany({})
  const existing = items.find((webhook) => webhook.url === url && webhook.name === NAME)
  // A space that an older release prepared announces less than this one needs.
  if (existing !== undefined && TOPICS.every((topic) => existing.topics.includes(topic))) return
  if (existing !== undefined) await cms.webhook.update({ webhookDefinitionId: existing.sys.id }, { ...existing, topics: TOPICS })
  else
    await cms.webhook.create(
      {},
      { name: NAME, url, topics: TOPICS, headers: [], filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, address.environmentId] }] },
    )
}

const ID = 'shop'

interface PreviewEnvironment {
  readonly sys: { readonly id: string; readonly version: number }
  readonly name: string
  readonly configurations: readonly object[]
}

/**
 * Registers the target of the preview link beside a page's fields in the CMS; does nothing where it is registered. `origin` is
 * the shop's. The vendor's client has no function for it.
 */
export const registerPreview = async ({ origin, ...address }: ManagementAddress & { readonly origin: string }): Promise<void> => {
  const cms = connectManagement(address)
  const { protocol, host } = new URL(origin)
  const previews = previewOriginOf({ protocol: protocol.replace(':', ''), host })
  const environment = {
    name: 'Shop',
    configurations: [{ contentType: 'page', url: `${previews}/_preview/open?key={entry.fields.key}`, enabled: true }],
  }
  const url = `/spaces/${address.spaceId}/preview_environments`
  const { items } = await cms.raw.get<{ readonly items: readonly PreviewEnvironment[] }>(url)
  const existing = items.find(({ sys }) => sys.id === ID)
  // Only the configurations are compared: an editor may have renamed it.
  if (existing !== undefined && isDeepStrictEqual(existing.configurations, environment.configurations)) return
  const version = existing === undefined ? {} : { headers: { 'X-Contentful-Version': existing.sys.version } }
  await cms.raw.put(`${url}/${ID}`, environment, version)
}
