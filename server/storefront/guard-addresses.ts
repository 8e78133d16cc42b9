import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { hasAddress } from '../lib/request-address.ts'
import { createHttpsRedirect, isProbe } from './https-redirect.ts'
import { refuseAddress } from './refuse-address.ts'

const MAX_ADDRESS_CHARACTERS = 8000

/**
 * What holds for every address of the program, its API and its embedded platform included: it can be read, it is no longer than
 * any of ours, and off this machine it is https (EXTRA-05). To be called before any part is registered: parts take on what is there.
 */
export const guardAddresses = (app: FastifyInstance, config: Pick<ServerConfig, 'ALLOW_HTTP_HOSTS'>): void => {
  app.addHook('onRequest', refuseUnreadable)
  app.addHook('onRequest', createHttpsRedirect(config))
  app.addHook('onRequest', refuseLong)
}

/** Probes may come without a host. */
const refuseUnreadable = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
  hasAddress(request) || isProbe(request) ? undefined : refuseAddress(request, reply, 400)

const refuseLong = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
  request.url.length > MAX_ADDRESS_CHARACTERS ? refuseAddress(request, reply, 414) : undefined
