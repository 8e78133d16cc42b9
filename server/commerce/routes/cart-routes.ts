import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addLine, changeLine } from '../cart/change-lines.ts'
import { changeSku } from '../cart/change-sku.ts'
import { applyVoucher, removeVoucher } from '../cart/apply-voucher.ts'
import { readCart } from '../cart/change-cart.ts'
import { recreateCart } from '../cart/recreate-cart.ts'
import { calculateTax, setAddress } from '../cart/set-address.ts'
import { setGiftNote } from '../cart/set-gift-note.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { readInput } from '../http/read-input.ts'
import { sessionScopeOf } from '../http/request-scope.ts'
import { selectShipping } from '../shipping/select-shipping.ts'
import type { Answer } from './answers.ts'

export const lineParams = z.object({ lineItemId: z.string().max(64) })

/** The bag of a session; every call answers the whole cart (CALL-16 to CALL-26). */
export const cartRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.get<Answer<'GET /api/cart'>>('/cart', (request) => readCart(deps, sessionScopeOf(request)))
  app.post<Answer<'POST /api/cart'>>('/cart', (request) => addLine(deps, sessionScopeOf(request), request.body))
  app.put<Answer<'PUT /api/cart/:lineItemId'>>('/cart/:lineItemId', (request) =>
    changeLine(deps, sessionScopeOf(request), readInput(lineParams, request.params).lineItemId, request.body),
  )
  app.put<Answer<'PUT /api/cart/:lineItemId/sku'>>('/cart/:lineItemId/sku', (request) =>
    changeSku(deps, sessionScopeOf(request), readInput(lineParams, request.params).lineItemId, request.body),
  )
  app.put<Answer<'PUT /api/cart/voucher'>>('/cart/voucher', (request) => applyVoucher(deps, sessionScopeOf(request), request.body))
  app.delete<Answer<'DELETE /api/cart/voucher'>>('/cart/voucher', (request) => removeVoucher(deps, sessionScopeOf(request), request.query))
  app.post<Answer<'POST /api/cart/recreateCart'>>('/cart/recreateCart', (request) =>
    recreateCart(deps, sessionScopeOf(request), request.body),
  )
  app.post<Answer<'POST /api/cart/address'>>('/cart/address', (request) => setAddress(deps, sessionScopeOf(request), request.body))
  app.post<Answer<'POST /api/cart/calculate-tax'>>('/cart/calculate-tax', (request) =>
    calculateTax(deps, sessionScopeOf(request), request.body),
  )
  app.put<Answer<'PUT /api/cart/gift-note'>>('/cart/gift-note', (request) => setGiftNote(deps, sessionScopeOf(request), request.body))
  app.post<Answer<'POST /api/shipping'>>('/shipping', (request) => selectShipping(deps, sessionScopeOf(request), request.body))
}
