import type { FastifyPluginAsync } from 'fastify'
import formBody from '@fastify/formbody'
import { z } from 'zod'
import { defined } from '../../src/lib/defined.ts'

/** The browser's side: a badge, and tokens. The cookie `test_captcha` forces a low score, or no token at all. */
const SCRIPT = `(() => {
  const badge = document.createElement('div')
  badge.className = 'grecaptcha-badge'
  badge.textContent = 'reCAPTCHA'
  document.body.append(badge)
  const forced = () => /(?:^|; )test_captcha=(low|fail)/.exec(document.cookie)?.[1]
  globalThis.grecaptcha = {
    ready: (callback) => setTimeout(callback, 0),
    execute: async (_key, { action }) => {
      if (forced() === 'fail') throw new Error('captcha')
      return (forced() === 'low' ? 'captcha-low' : 'captcha-pass') + ':' + action
    },
  }
})()`

const form = z.object({ response: z.string() })
const SCORES: Readonly<Record<string, number>> = { 'captcha-pass': 0.9, 'captcha-low': 0.1 }

/** The captcha service on its wire, mounted at `/recaptcha`: its script, and what it says of a token. */
export const recaptchaEmulator: FastifyPluginAsync = async (app) => {
  await app.register(formBody)
  app.get('/api.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'private, max-age=300').send(SCRIPT),
  )
  app.post('/siteverify', async (request) => {
    const [kind = '', action] = (form.safeParse(request.body).data?.response ?? '').split(':')
    const score = Object.hasOwn(SCORES, kind) ? SCORES[kind] : undefined
    if (score === undefined) return { success: false, 'error-codes': ['invalid-input-response'] }
    return { success: true, score, ...defined({ action }) }
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(501).send({ error: `${request.method} ${request.url} is not part of the embedded captcha service.` }),
  )
}
