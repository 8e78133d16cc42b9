import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from './api-problem.ts'

/** Below this score the visitor is asked to solve a challenge (EXTRA-12). */
const LEAST_SCORE = 0.5

const verdict = z.object({ success: z.boolean(), score: z.number().optional() })

/** Where the captcha integration is on: 403 CAPTCHA_REQUIRED without a token, for a low score, and for a failed challenge. */
export const requireHuman =
  ({ runtime }: Pick<CommerceDeps, 'runtime'>) =>
  async ({ headers }: FastifyRequest, site: SiteConfig): Promise<void> => {
    const captcha = site.integrations['recaptcha']
    if (captcha?.enabled !== true) return
    const token = headers['x-recaptcha-v2-token'] ?? headers['x-recaptcha-v3-token']
    const address = new URL(`${captcha.baseUrl ?? '/recaptcha'}/siteverify`, runtime.config.origin)
    const isHuman = typeof token === 'string' && (await isGood(runtime, address, token))
    if (!isHuman) throw new ApiProblem(403, 'CAPTCHA_REQUIRED', { message: 'We could not check that you are a person.' })
  }

const isGood = async ({ fetch, config }: CommerceDeps['runtime'], address: URL, token: string): Promise<boolean> => {
  const form = new URLSearchParams({ secret: config.RECAPTCHA_SECRET ?? '', response: token })
  const answer = await fetch(address, { method: 'POST', body: form })
  const { success, data } = verdict.safeParse(await answer.json())
  // A solved challenge has no score.
  return success && data.success && (data.score ?? 1) >= LEAST_SCORE
}
