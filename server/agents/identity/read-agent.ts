import type { FastifyRequest } from 'fastify'
import { parseDictionary } from 'structured-headers'
import { parseAcceptLanguage } from '../../../src/site/accept-language.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { originAsked } from '../../lib/link-origin.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgentScope } from '../agent-scope.ts'
import { AgentProblem } from '../agent-problem.ts'
import { capabilitiesOf, intersect } from '../protocol/capabilities.ts'
import type { ReadProfile } from './read-profile.ts'
import { verifySignature } from './verify-signature.ts'

interface Deps {
  readonly runtime: Runtime
  readonly readProfile: ReadProfile
}

interface Asked {
  readonly request: FastifyRequest
  readonly site: SiteConfig
  /** Of the platform's profile, as the request names it. */
  readonly profile: string | undefined
  /** The bytes of the body. */
  readonly body: Buffer
  /** The shopper's language, where the request says one. */
  readonly language: string | undefined
  readonly isChange: boolean
}

const MINUTE_MS = 60_000
/** A name can be claimed by anybody, so who does not sign is counted by network alone: nobody uses up what is somebody else's. */
const LIMITS = {
  claimed: { reads: 300, changes: 60 },
  verified: { reads: 6_000, changes: 1_200 },
} as const

/** Profiles in a minute that one network may have the shop read which it does not know. */
const NEW_PROFILES = 20

/** Who calls and what both can do. Throws `AgentProblem` for who cannot be let in. */
export const readAgent = async ({ runtime, readProfile }: Deps, asked: Asked): Promise<AgentScope> => {
  const { request, site, profile, body, language, isChange } = asked
  const kind = isChange ? 'changes' : 'reads'
  await requireFew(runtime, { key: `agents:network:${networkOf(request.ip)}`, max: LIMITS.verified[kind], kind })
  if (profile === undefined)
    throw new AgentProblem(400, 'invalid_profile_url', 'The header UCP-Agent has to name the platform’s profile: profile="https://…".')
  // Who makes up addresses would have the shop send requests to whomever, as often as it is called.
  const admit = () => requireFew(runtime, { key: `agents:profiles:${networkOf(request.ip)}`, max: NEW_PROFILES, kind: 'new' })
  const { capabilities, keys } = await readProfile(profile, admit)
  const isVerified = await verifySignature({ request, body, keys })
  if (!isVerified && site.agents?.signed === true)
    throw new AgentProblem(401, 'signature_missing', 'Requests to this shop have to be signed by a key of the platform’s profile.')
  const key = isVerified ? `agents:verified:${profile}` : `agents:claimed:${networkOf(request.ip)}`
  await requireFew(runtime, { key, max: LIMITS[isVerified ? 'verified' : 'claimed'][kind], kind })
  return {
    site,
    language: languageOf(site, language ?? request.headers['accept-language']),
    merchant: await runtime.merchant.current(),
    now: runtime.clock.now(),
    agent: profile,
    isVerified,
    agreed: intersect(capabilitiesOf(site), capabilities),
    origin: originAsked(request, runtime.config),
  }
}

/** The profile that a header names: `profile="https://…"`. */
export const profileIn = (header: string | readonly string[] | undefined): string | undefined => {
  if (typeof header !== 'string') return undefined
  try {
    const [value] = parseDictionary(header).get('profile') ?? []
    return typeof value === 'string' ? value : undefined
  } catch {
    // Not a structured field.
    return undefined
  }
}

const languageOf = ({ languages, defaultLanguage }: SiteConfig, wanted = ''): string => {
  const tags = parseAcceptLanguage(wanted).map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '')
  return tags.find((tag) => languages.includes(tag)) ?? defaultLanguage
}

interface Limit {
  readonly key: string
  readonly max: number
  readonly kind: string
}

const requireFew = async (runtime: Runtime, { key, max, kind }: Limit): Promise<void> => {
  if (await countTry(runtime, { key: `${key}:${kind}`, max, windowMs: MINUTE_MS })) return
  throw new AgentProblem(429, 'rate_limited', 'Too many calls. Please wait a minute.', MINUTE_MS / 1000)
}
