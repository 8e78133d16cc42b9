import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addLine } from '../cart/add-line.ts'
import { changeLine } from '../cart/change-line.ts'
import { readCart } from '../cart/read-cart.ts'
import { recreateCart } from '../cart/recreate-cart.ts'
import { calculateTax, setAddress } from '../cart/set-address.ts'
import type { CommerceNeeds } from '../commerce-needs.ts'
import { readInput } from '../http/read-input.ts'
import { sessionScopeOf } from '../http/request-scope.ts'
import { selectShipping } from '../shipping/select-shipping.ts'
import { applyVoucher, removeVoucher } from '../vouchers/apply-voucher.ts'

const lineParams = z.object({ lineItemId: z.string().max(64) })

/** The bag of a session; every call answers the whole cart (CALL-16 to CALL-26). */
export const cartRoutes = (app: FastifyInstance, needs: CommerceNeeds): void => {
  app.get('/cart', (request) => readCart(needs)(sessionScopeOf(request)))
  app.post('/cart', (request) => addLine(needs)(sessionScopeOf(request), request.body))
  app.put('/cart/:lineItemId', (request) =>
    changeLine(needs)(sessionScopeOf(request), readInput(lineParams, request.params).lineItemId, request.body),
  )
  app.put('/cart/voucher', (request) => applyVoucher(needs)(sessionScopeOf(request), request.body))
  app.delete('/cart/voucher', (request) => removeVoucher(needs)(sessionScopeOf(request)))
  app.post('/cart/recreateCart', (request) => recreateCart(needs)(sessionScopeOf(request), request.body))
  app.post('/cart/address', (request) => setAddress(needs)(sessionScopeOf(request), request.body))
  app.post('/cart/calculate-tax', (request) => calculateTax(needs)(sessionScopeOf(request), request.body))
  app.post('/shipping', (request) => selectShipping(needs)(sessionScopeOf(request), request.body))
}
