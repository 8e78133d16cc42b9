import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { captchaActions } from '../../../src/site/captcha-actions.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import { UnreachableError } from '../../lib/unreachable.ts'
import { ApiProblem } from './api-problem.ts'

/** Below this score the visitor is asked to solve a challenge (EXTRA-12). */
const LEAST_SCORE = 0.5

const CAPTCHA_MS = 5_000

/**
 * Calls without any token that an address may make: the vendor's script is blocked in some browsers and slow in others, and whoever
 * cannot load it may still buy. Scripts that send none on purpose come to the end of it at once.
 */
const WITHOUT_TOKEN = { max: 10, windowMs: 15 * 60_000 }

const verdict = z.object({ success: z.boolean(), score: z.number().optional(), action: z.string().optional() })

type Deps = Pick<CommerceDeps, 'runtime'>

export const hasCaptcha = ({ integrations }: SiteConfig): boolean => integrations['recaptcha']?.enabled === true

/**
 * Where the captcha integration is on for an action: 403 CAPTCHA_REQUIRED for a low score, for a failed challenge, for a token of
 * another action, and from an address that often sends none.
 */
export const requireHuman = async (deps: Deps, { headers, ip }: FastifyRequest, site: SiteConfig, action: string): Promise<void> => {
  if (!captchaActions(site).includes(action)) return
  const token = headers['x-recaptcha-v2-token'] ?? headers['x-recaptcha-v3-token']
  if (token === undefined && (await countTry(deps.runtime, { key: `captcha:missing:${networkOf(ip)}`, ...WITHOUT_TOKEN }))) return
  await requireGood(deps, site, token, action)
}

/** The same for somebody who is suspected: a score is not enough, the challenge has to be solved. */
export const requireChallenge = async (deps: Deps, { headers }: FastifyRequest, site: SiteConfig): Promise<void> =>
  requireGood(deps, site, headers['x-recaptcha-v2-token'])

const requireGood = async ({ runtime }: Deps, { integrations }: SiteConfig, token: unknown, action?: string): Promise<void> => {
  const address = new URL(`${integrations['recaptcha']?.baseUrl ?? '/recaptcha'}/siteverify`, runtime.config.origin)
  const isHuman = typeof token === 'string' && (await isGood(runtime, { address, token, action }))
  if (!isHuman) throw new ApiProblem(403, 'CAPTCHA_REQUIRED', { message: 'We could not check that you are a person.' })
}

interface Asked {
  readonly address: URL
  readonly token: string
  readonly action: string | undefined
}

const isGood = async ({ fetch, config }: CommerceDeps['runtime'], { address, token, action }: Asked): Promise<boolean> => {
  const form = new URLSearchParams({ secret: config.RECAPTCHA_SECRET ?? '', response: token })
  const { success, data } = verdict.safeParse(
    await readVerdict(() => fetch(address, { method: 'POST', body: form, signal: AbortSignal.timeout(CAPTCHA_MS) })),
  )
  if (!success || !data.success) return false
  // A solved challenge has neither score nor action.
  return (data.score ?? 1) >= LEAST_SCORE && (action === undefined || data.action === undefined || data.action === action)
}

/** A service that does not answer says nothing about the visitor: neither let through nor refused for good. */
const readVerdict = async (call: () => Promise<Response>): Promise<unknown> => {
  try {
    return await (await call()).json()
  } catch (cause) {
    throw new UnreachableError('The captcha service did not answer', { cause })
  }
}
