import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { UnreachableError } from '../../lib/unreachable.ts'
import { ApiProblem } from './api-problem.ts'

/** Below this score the visitor is asked to solve a challenge (EXTRA-12). */
const LEAST_SCORE = 0.5

const CAPTCHA_MS = 5_000

const verdict = z.object({ success: z.boolean(), score: z.number().optional() })

type Deps = Pick<CommerceDeps, 'runtime'>

export const hasCaptcha = ({ integrations }: SiteConfig): boolean => integrations['recaptcha']?.enabled === true

/** Where the captcha integration is on: 403 CAPTCHA_REQUIRED without a token, for a low score, and for a failed challenge. */
export const requireHuman =
  (deps: Deps) =>
  async ({ headers }: FastifyRequest, site: SiteConfig): Promise<void> => {
    if (hasCaptcha(site)) await requireGood(deps, site, headers['x-recaptcha-v2-token'] ?? headers['x-recaptcha-v3-token'])
  }

/** The same for somebody who is suspected: a score is not enough, the challenge has to be solved. */
export const requireChallenge =
  (deps: Deps) =>
  async ({ headers }: FastifyRequest, site: SiteConfig): Promise<void> =>
    requireGood(deps, site, headers['x-recaptcha-v2-token'])

const requireGood = async ({ runtime }: Deps, { integrations }: SiteConfig, token: unknown): Promise<void> => {
  const address = new URL(`${integrations['recaptcha']?.baseUrl ?? '/recaptcha'}/siteverify`, runtime.config.origin)
  const isHuman = typeof token === 'string' && (await isGood(runtime, address, token))
  if (!isHuman) throw new ApiProblem(403, 'CAPTCHA_REQUIRED', { message: 'We could not check that you are a person.' })
}

const isGood = async ({ fetch, config }: CommerceDeps['runtime'], address: URL, token: string): Promise<boolean> => {
  const form = new URLSearchParams({ secret: config.RECAPTCHA_SECRET ?? '', response: token })
  const { success, data } = verdict.safeParse(
    await readVerdict(() => fetch(address, { method: 'POST', body: form, signal: AbortSignal.timeout(CAPTCHA_MS) })),
  )
  // A solved challenge has no score.
  return success && data.success && (data.score ?? 1) >= LEAST_SCORE
}

/** A service that does not answer says nothing about the visitor: neither let through nor refused for good. */
const readVerdict = async (call: () => Promise<Response>): Promise<unknown> => {
  try {
    return await (await call()).json()
  } catch (cause) {
    throw new UnreachableError('The captcha service did not answer', { cause })
  }
}
