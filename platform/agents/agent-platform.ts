import type { FastifyPluginAsync } from 'fastify'
import { capabilitiesOf, VERSION } from '../../server/agents/protocol/capabilities.ts'

/**
 * A platform whose software shops: its profile, which calls of agents name. It can do all that the shop can, and signs nothing, so that
 * anybody who tries the shop's calls by hand has a name to call by.
 */
export const agentPlatform: FastifyPluginAsync = async (app) => {
  app.get('/.well-known/ucp', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({
      ucp: {
        version: VERSION,
        services: {},
        capabilities: capabilitiesOf({ agents: { capabilities: ['catalog', 'cart', 'checkout', 'order'] } }),
        payment_handlers: {},
      },
      signing_keys: [],
    }),
  )
}
