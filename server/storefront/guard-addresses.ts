import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasAddress } from '../lib/request-address.ts'
import { createHttpsRedirect, isProbe } from './https-redirect.ts'
import { createHostGuard } from './known-hosts.ts'
import { refuseAddress } from './refuse-address.ts'

const MAX_ADDRESS_CHARACTERS = 8000
/** `.` or `..` between separators, plain or percent-encoded; `new URL` takes a backslash for a separator too. */
const DOT_SEGMENT = /(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|$)/i

/**
 * Rules for every address of the program, its API and its embedded platform included: it is valid, the router and `new URL`
 * resolve it alike, its length is limited, its host is one of the shop's, and it is https except on this machine (EXTRA-05). Must be called before any plugin
 * is registered, since plugins inherit only hooks that exist then.
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
