import type { FastifyReply, FastifyRequest } from 'fastify'
import { PASSWORD_STYLE_HASH, passwordPage } from '../operations/plain-pages/password-page.tsx'
import { visitorLanguage } from '../operations/plain-pages/visitor-language.ts'
import { securityHeaders } from './security-headers.ts'

interface Options extends Omit<Parameters<typeof securityHeaders>[0], 'styleHash' | 'inlineScripts'> {
  /** Path and query of the page that was asked for. */
  readonly to: string
  readonly problem?: 'wrong' | 'tooMany'
}

/** Asks for the password of the previews, in the language of the page that was asked for. The reply has its status. */
export const sendPreviewGate = (
  { hostname, headers }: FastifyRequest,
  reply: FastifyReply,
  { to, problem, ...security }: Options,
): FastifyReply => {
  const language = visitorLanguage({ hostname, path: to, acceptLanguage: headers['accept-language'] }, security.sites)
  return reply
    .headers(securityHeaders({ ...security, styleHash: PASSWORD_STYLE_HASH }))
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(
      passwordPage({ language, gate: 'preview', action: '/_preview/sign-in', wanted: to, ...(problem === undefined ? {} : { problem }) }),
    )
}
