import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { isInProcess } from '../operations/in-process-fetch.ts'
import { isLoopbackName, isProbe } from './https-redirect.ts'
import { namesOf } from './names-of.ts'
import { refuseAddress } from './refuse-address.ts'

type Config = Pick<ServerConfig, 'APP_ENV' | 'HOST' | 'HOSTS' | 'PUBLIC_ORIGIN' | 'ALLOW_HTTP_HOSTS'>

interface Deps {
  readonly config: Config
  readonly sites: readonly Pick<SiteConfig, 'hosts'>[]
}

/**
 * Refuses names that are not the shop's: a page says in its links where it was asked for, and a cache in front would give links to
 * a stranger's host to everybody. On a developer's machine it stops other websites, whose name may lead here (DNS rebinding). An
 * onRequest hook; tests may use any name.
 */
export const createHostGuard = ({ config, sites }: Deps) => {
  const known = knownHosts(config, sites)
  // Whoever sets HOST wants to be reached by other names: of a phone's network, of a container.
  const isOpen = config.APP_ENV === 'test' || (config.APP_ENV === 'development' && !isLoopbackName(config.HOST))
  const allowsLoopback = config.APP_ENV === 'development'
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const host = request.hostname.toLowerCase()
    if (isOpen || known.has(host) || isProbe(request) || isInProcess(request)) return undefined
    return allowsLoopback && isLoopbackName(host) ? undefined : refuseAddress(request, reply, 421)
  }
}

const knownHosts = ({ PUBLIC_ORIGIN, HOSTS, ALLOW_HTTP_HOSTS }: Config, sites: Deps['sites']): ReadonlySet<string> =>
  new Set(
    [
      ...(PUBLIC_ORIGIN === undefined ? [] : [new URL(PUBLIC_ORIGIN).hostname]),
      ...sites.flatMap(({ hosts }) => hosts),
      ...namesOf(HOSTS),
      ...namesOf(ALLOW_HTTP_HOSTS),
    ].map((host) => host.toLowerCase()),
  )
