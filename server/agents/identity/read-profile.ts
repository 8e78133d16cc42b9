import { z } from 'zod'
import { createCache } from '../../../src/lib/cache.ts'
import { createForeignFetch } from '../../operations/foreign-fetch.ts'
import type { Runtime } from '../../runtime.ts'
import { AgentProblem } from '../agent-problem.ts'
import { VERSION, type Capabilities } from '../protocol/capabilities.ts'

/** What a platform says of itself: who shops there does not matter to the shop, what its software can do does. */
export interface PlatformProfile {
  readonly capabilities: Capabilities
  /** Public keys that sign its requests, as JWK. */
  readonly keys: readonly JsonWebKeyOfProfile[]
}

type JsonWebKeyOfProfile = z.infer<typeof signingKey>

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const parents = z.union([z.string().max(200), z.array(z.string().max(200)).max(20)])
const capability = z.object({ version, extends: parents.optional() })
const signingKey = z.looseObject({ kid: z.string().max(200), kty: z.string().max(10) })
const profile = z.object({
  ucp: z.object({ version, capabilities: z.record(z.string().max(200), z.array(capability).max(20)).default({}) }),
  signing_keys: z.array(signingKey).max(20).default([]),
})

/** The protocol's own least time that a profile is kept, and ours. */
const FRESH_MS = 5 * 60_000
/** Memory of the shop does not grow with addresses that somebody makes up. */
const MOST_PROFILES = 500
const MOST_BYTES = 256 * 1024
const PATIENCE_MS = 3_000
const MOST_ADDRESS = 500

/** `admit` throws for who may not have the shop ask somebody now; it is called where nothing is known of the address yet. */
export type ReadProfile = (address: string, admit: () => Promise<void>) => Promise<PlatformProfile>

/**
 * Reads platforms' profiles, each once in five minutes whoever asks. Throws `AgentProblem`: no address, nothing there, not a profile, or
 * a version of the protocol that the shop does not speak. Never follows a redirect, never connects to a private network.
 */
export const createProfileReader = (runtime: Pick<Runtime, 'config' | 'fetch'>): ReadProfile => {
  const fetchForeign = createForeignFetch(runtime)
  const isOpen = runtime.config.APP_ENV !== 'production' && runtime.config.APP_ENV !== 'staging'
  // A profile that could not be read is remembered too: whoever names it again and again makes no requests of the shop.
  const cache = createCache<PlatformProfile | AgentProblem>({ ttl: FRESH_MS, maxSize: MOST_PROFILES })
  return async (address, admit) => {
    const isAddress = address.length <= MOST_ADDRESS && URL.canParse(address)
    const url = isAddress ? new URL(address) : undefined
    if (url === undefined || !(url.protocol === 'https:' || (isOpen && url.protocol === 'http:')) || url.username !== '')
      throw new AgentProblem(400, 'invalid_profile_url', 'The header UCP-Agent has to name the https address of the platform’s profile.')
    const read = await cache.get(url.href, async () => {
      await admit()
      return readOnce(fetchForeign, url).catch(problemOf)
    })
    if (read instanceof AgentProblem) throw read
    return read
  }
}

const readOnce = async (fetchForeign: typeof fetch, url: URL): Promise<PlatformProfile> => {
  const answer = await fetchForeign(url.href, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw unreachable(`The profile answered ${answer.status}.`)
  const parsed = profile.safeParse(await readJson(answer))
  if (!parsed.success) throw malformed()
  const { ucp, signing_keys: keys } = parsed.data
  if (ucp.version > VERSION || !isKnown(ucp.capabilities)) {
    const message = `Version ${ucp.version} of the protocol is not spoken here; the shop speaks ${VERSION}.`
    throw new AgentProblem(422, 'version_unsupported', message)
  }
  return { capabilities: ucp.capabilities as Capabilities, keys }
}

/** An older profile is fine where it lists a capability in the version that the shop speaks; a newer one may list it too. */
const isKnown = (capabilities: z.infer<typeof profile>['ucp']['capabilities']): boolean =>
  Object.values(capabilities).length === 0 ||
  Object.values(capabilities).some((versions) => versions.some((one) => one.version === VERSION))

const readJson = async (answer: Response): Promise<unknown> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw malformed()
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw malformed()
  }
}

const problemOf = (cause: unknown): AgentProblem =>
  cause instanceof AgentProblem ? cause : unreachable('The profile could not be fetched.')

const unreachable = (message: string): AgentProblem => new AgentProblem(424, 'profile_unreachable', message)
const malformed = (): AgentProblem => new AgentProblem(422, 'profile_malformed', 'The profile is not one of the protocol.')
