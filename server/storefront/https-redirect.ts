import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { namesOf } from './names-of.ts'

const LOOPBACK = /^(?:localhost|.*\.localhost|127\.0\.0\.1|\[?::1\]?)$/
const PROBES = new Set(['/healthz', '/readyz'])

/** Whether a name leads to this machine and to no other. */
export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host)

/** Health checks, which call the process by address and without its certificate. */
export const isProbe = ({ url }: Pick<FastifyRequest, 'url'>): boolean => PROBES.has(url)

/** Redirects http to https except on loopback names and hosts that are allowed http (EXTRA-05). An onRequest hook. */
export const createHttpsRedirect = (config: Pick<ServerConfig, 'ALLOW_HTTP_HOSTS'>) => {
  const allowed = new Set(namesOf(config.ALLOW_HTTP_HOSTS))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const host = request.hostname.toLowerCase()
    if (request.protocol === 'https' || isLoopbackName(host) || allowed.has(host) || isProbe(request)) return undefined
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return reply.redirect(`https://${host}${request.url}`, isRead ? 301 : 308)
  }
}
