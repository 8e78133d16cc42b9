import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { customisationProblem } from '../../server/commerce/customisation/decide-customisation.ts'
import { serverError } from '../../server/commerce/http/problems.ts'

const SLOW_MS = 3_000

/**
 * Calls that fail or are slow for what is typed into them, so that people and tests see what the shop makes of it (contracts 8).
 * Must be called before the calls themselves are registered.
 */
export const failByInput = (app: FastifyInstance): void => {
  app.addHook('preHandler', async ({ method, routeOptions: { url }, body }) => {
    await FAILURES[`${method} ${url}`]?.(body)
  })
}

const FAILURES: Readonly<Record<string, (body: FastifyRequest['body']) => Promise<void>>> = {
  'PUT /api/cart/voucher': async (body) => {
    const code = (textOf(body, 'apply') || textOf(body, 'voucherCode')).toUpperCase()
    if (code === 'BROKEN') throw serverError()
    if (code === 'SLOWCODE') await pause(SLOW_MS)
  },
  'POST /api/cart/recreateCart': async (body) => {
    if (textOf(body, 'cartPublicId') === 'demo-cart-error-0001') throw serverError()
  },
  'POST /atmos/v1/products/:productId/customise': async (body) => {
    const options: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'selectedOptions') : undefined
    const text = textOf(options, 'text')
    if (text === 'FAIL') throw serverError()
    if (text === 'REJECT') throw customisationProblem([{ path: 'text', rule: 'forbidden' }])
    if (text === 'SLOW') await pause(SLOW_MS)
  },
  'POST /api/cart/calculate-tax': async (body) => {
    if (textOf(body, 'addressLine1').startsWith('TAX ERROR')) throw serverError()
  },
}

/** The text of a field, trimmed as the shop does; empty where it is none. */
const textOf = (body: unknown, field: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value.trim() : ''
}
