import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addAddress, listAddresses, removeAddress, updateAddress } from '../addresses/address-book.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { changeConsent, readConsent } from '../marketing/consent.ts'
import { changeFavorites } from '../people/account-favorites.ts'
import { closeAccount } from '../people/close-account.ts'
import { exportAccount } from '../people/export-account.ts'
import { followAddress } from '../people/follow-address.ts'
import { readInput } from '../http/read-input.ts'
import { accountScopeOf } from '../http/request-scope.ts'
import { listOrders, readOrder } from '../orders/own-orders.ts'
import { addStoredPayment, listStoredPayments, removeStoredPayment, updateStoredPayment } from '../payments/stored-payments.ts'
import type { Answer } from './answers.ts'

export const ownParams = z.object({ id: z.string().max(64) })
const idOf = (given: unknown): string => readInput(ownParams, given).id

/** What belongs to a signed-in user (ROLE-05 to ROLE-07). */
export const accountRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.get<Answer<'GET /api/v1/addresses'>>('/v1/addresses', (request) => listAddresses(deps, accountScopeOf(request)))
  app.post<Answer<'POST /api/v1/addresses'>>('/v1/addresses', async (request, reply) =>
    reply.code(201).send(await addAddress(deps, accountScopeOf(request), request.body, request.query)),
  )
  app.put<Answer<'PUT /api/v1/addresses/:id'>>('/v1/addresses/:id', (request) =>
    updateAddress(deps, accountScopeOf(request), idOf(request.params), request.body),
  )
  app.put('/v1/addresses/:id/remove', async (request, reply) => {
    await removeAddress(deps, accountScopeOf(request), idOf(request.params))
    return reply.code(204).send()
  })

  app.post<Answer<'POST /api/v1/account/favorites'>>('/v1/account/favorites', (request) =>
    changeFavorites(deps, accountScopeOf(request), request.body),
  )

  app.get<Answer<'GET /api/v1/account/payments'>>('/v1/account/payments', (request) => listStoredPayments(deps, accountScopeOf(request)))
  app.post<Answer<'POST /api/v1/account/payments'>>('/v1/account/payments', async (request, reply) =>
    reply.code(201).send(await addStoredPayment(deps, accountScopeOf(request), request.body)),
  )
  app.put<Answer<'PUT /api/v1/account/payments/:id'>>('/v1/account/payments/:id', (request) =>
    updateStoredPayment(deps, accountScopeOf(request), idOf(request.params), request.body),
  )
  app.put('/v1/account/payments/:id/remove', async (request, reply) => {
    await removeStoredPayment(deps, accountScopeOf(request), idOf(request.params))
    return reply.code(204).send()
  })

  app.get<Answer<'GET /api/v1/account/marketing'>>('/v1/account/marketing', (request) => readConsent(deps, accountScopeOf(request)))
  app.put<Answer<'PUT /api/v1/account/marketing'>>('/v1/account/marketing', (request) =>
    changeConsent(deps, accountScopeOf(request), request.body),
  )
  app.post('/v1/account/moved', async (request, reply) => {
    await followAddress(deps, accountScopeOf(request))
    return reply.code(204).send()
  })
  app.get<Answer<'GET /api/v1/account/export'>>('/v1/account/export', (request) => exportAccount(deps, accountScopeOf(request)))
  app.post('/v1/account/close', async (request, reply) => {
    await closeAccount(deps, accountScopeOf(request), request)
    return reply.code(204).send()
  })

  app.get<Answer<'GET /api/order/history'>>('/order/history', (request) => listOrders(deps, accountScopeOf(request), request.query))
  app.get<Answer<'GET /api/order/:id'>>('/order/:id', (request) => readOrder(deps, accountScopeOf(request), idOf(request.params)))
}
