import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serverError } from '../../server/commerce/http/problems.ts'

const PRODUCT_CALL = '/api/product/s/:id'
const SLOW_MS = 5_000
/** Of three calls in a row the first two fail. */
const FAILURES = 2

/**
 * Products of the demo whose calls fail in their own ways, so that people and tests see what the shop makes of it (contracts 13,
 * EXTRA-03). Must be called before the product call is registered.
 */
export const failByProduct = (app: FastifyInstance): void => {
  let calls = 0
  const fail: Readonly<Record<string, (reply: FastifyReply) => Promise<unknown>>> = {
    '900408': () => pause(SLOW_MS),
    '900500': async () => {
      throw serverError()
    },
    '900503': async () => {
      calls = (calls + 1) % (FAILURES + 1)
      if (calls !== 0) throw serverError(503)
    },
    '900900': async (reply) => reply.type('application/json').serializer(String).send('null'),
  }
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url === PRODUCT_CALL) await fail[idOf(request)]?.(reply)
  })
}

const idOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
