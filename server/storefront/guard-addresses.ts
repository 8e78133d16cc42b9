import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'
import { namesOf } from '../lib/names-of.ts'
import { hasAddress } from '../lib/request-address.ts'
import { isInProcess } from '../operations/in-process-fetch.ts'
import { refuseAddress } from './refuse-address.ts'

const MAX_ADDRESS_CHARACTERS = 8000
/** `.` or `..` between separators, plain or percent-encoded; `new URL` takes a backslash for a separator too. */
const DOT_SEGMENT = /(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|$)/i

/**
 * Rules for every address of the program, its API and its embedded platform included: it is valid, the router and `new URL`
 * resolve it alike, its length is limited, its host is one of the shop's, and it is https except on this machine (EXTRA-05).
 */
export const guardAddresses = (app: FastifyInstance, deps: Parameters<typeof createHostGuard>[0]): void => {
  app.addHook('onRequest', refuseUnreadable)
  app.addHook('onRequest', refuseDotSegments)
  app.addHook('onRequest', createHostGuard(deps))
  app.addHook('onRequest', createHttpsRedirect(deps.config))
  app.addHook('onRequest', refuseLong)
}

/** Probes may have no host. */
const refuseUnreadable = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
  hasAddress(request) || isProbe(request) ? undefined : refuseAddress(request, reply, 400)

/**
 * The router matches a path as it is written, `new URL` resolves it first: `/assets/../en` would be a file for the one and a page for
 * the other, and pass gates that protect pages only. No browser and no client of ours sends one.
 */
const refuseDotSegments = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
  DOT_SEGMENT.test(request.url.split(/[?#]/, 1)[0] ?? '') ? refuseAddress(request, reply, 400) : undefined

const refuseLong = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
  request.url.length > MAX_ADDRESS_CHARACTERS ? refuseAddress(request, reply, 414) : undefined

const LOOPBACK = /^(?:localhost|.*\.localhost|127\.0\.0\.1|\[?::1\]?)$/
const PROBES = new Set(['/healthz', '/readyz'])

/** Whether a name leads to this machine and to no other. */
export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host)

/** Health checks, which call the process by address and without its certificate. */
export const isProbe = ({ url }: Pick<FastifyRequest, 'url'>): boolean => PROBES.has(url)

/** Redirects http to https except on loopback names, hosts that are allowed http, and calls of the process to itself (EXTRA-05). An onRequest hook. */
const createHttpsRedirect = (config: Pick<ServerConfig, 'ALLOW_HTTP_HOSTS'>) => {
  const allowed = new Set(namesOf(config.ALLOW_HTTP_HOSTS))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const host = request.hostname.toLowerCase()
    if (request.protocol === 'https' || isLoopbackName(host) || allowed.has(host) || isProbe(request) || isInProcess(request))
      return undefined
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return reply.redirect(`https://${host}${request.url}`, isRead ? 301 : 308)
  }
}

type Config = Pick<ServerConfig, 'APP_ENV' | 'HOST' | 'HOSTS' | 'PUBLIC_ORIGIN' | 'ALLOW_HTTP_HOSTS' | 'services'>

interface Deps {
  readonly config: Config
  readonly sites: readonly Pick<SiteConfig, 'hosts'>[]
}

/**
 * Refuses names that are not the shop's: a page says in its links where it was asked for, and a cache in front would give links to
 * a stranger's host to everybody. On a developer's machine it stops other websites, whose name may lead here (DNS rebinding). An
 * onRequest hook; tests may use any name.
 */
const createHostGuard = ({ config, sites }: Deps) => {
  const known = knownHosts(config, sites)
  const isKnownPort = createPortGuard(config)
  // Whoever sets HOST wants to be reached by other names: of a phone's network, of a container.
  const isOpen = config.APP_ENV === 'test' || (config.APP_ENV === 'development' && !isLoopbackName(config.HOST))
  const allowsLoopback = config.APP_ENV === 'development'
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const host = request.hostname.toLowerCase()
    if (isOpen || (known.has(host) && isKnownPort(request)) || isProbe(request) || isInProcess(request) || isOwnCms(request, config))
      return undefined
    return allowsLoopback && isLoopbackName(host) ? undefined : refuseAddress(request, reply, 421)
  }
}

/**
 * Whether a request names a port that shoppers have: none, the usual ones, or that of PUBLIC_ORIGIN. Any other would be another page in
 * every cache, with links to a port nobody serves. By ALLOW_HTTP_HOSTS and where no PUBLIC_ORIGIN says it, all of them are good.
 */
const createPortGuard = ({ PUBLIC_ORIGIN, ALLOW_HTTP_HOSTS }: Config) => {
  if (PUBLIC_ORIGIN === undefined) return () => true
  const free = new Set(namesOf(ALLOW_HTTP_HOSTS))
  const ports = new Set(['80', '443', new URL(PUBLIC_ORIGIN).port])
  return ({ hostname, port }: FastifyRequest): boolean =>
    port === null || ports.has(String(port)) || isLoopbackName(hostname) || free.has(hostname.toLowerCase())
}

const OWN_CMS = /^\/contentful\//
const THIS_MACHINE = /^(?:::ffff:)?127\.|^::1$/

/**
 * Whether the program calls its embedded CMS. The vendor's clients do so over a socket, by the program's own name for itself, which an
 * operator need not list. Pages are not asked for so, and it is a token that opens the CMS.
 */
const isOwnCms = ({ hostname, url, raw }: FastifyRequest, { services }: Config): boolean =>
  services.cms === 'embedded' && OWN_CMS.test(url) && isLoopbackName(hostname) && THIS_MACHINE.test(raw.socket.remoteAddress ?? '')

const knownHosts = ({ PUBLIC_ORIGIN, HOSTS, ALLOW_HTTP_HOSTS }: Config, sites: Deps['sites']): ReadonlySet<string> =>
  new Set(
    [
      ...(PUBLIC_ORIGIN === undefined ? [] : [new URL(PUBLIC_ORIGIN).hostname]),
      ...sites.flatMap(({ hosts }) => hosts),
      ...namesOf(HOSTS),
      ...namesOf(ALLOW_HTTP_HOSTS),
    ].map((host) => host.toLowerCase()),
  )
