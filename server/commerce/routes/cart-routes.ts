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

const lineParams = z.object({ lineItemId: z.string().max(64) })

/** The bag of a session; every call answers the whole cart (CALL-16 to CALL-26). */
export const cartRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.get('/cart', (request) => readCart(deps)(sessionScopeOf(request)))
  app.post('/cart', (request) => addLine(deps)(sessionScopeOf(request), request.body))
  app.put('/cart/:lineItemId', (request) =>
    changeLine(deps)(sessionScopeOf(request), readInput(lineParams, request.params).lineItemId, request.body),
  )
  app.put('/cart/:lineItemId/sku', (request) =>
    changeSku(deps)(sessionScopeOf(request), readInput(lineParams, request.params).lineItemId, request.body),
  )
  app.put('/cart/voucher', (request) => applyVoucher(deps)(sessionScopeOf(request), request.body))
  app.delete('/cart/voucher', (request) => removeVoucher(deps)(sessionScopeOf(request), request.query))
  app.post('/cart/recreateCart', (request) => recreateCart(deps)(sessionScopeOf(request), request.body))
  app.post('/cart/address', (request) => setAddress(deps)(sessionScopeOf(request), request.body))
  app.post('/cart/calculate-tax', (request) => calculateTax(deps)(sessionScopeOf(request), request.body))
  app.put('/cart/gift-note', (request) => setGiftNote(deps)(sessionScopeOf(request), request.body))
  app.post('/shipping', (request) => selectShipping(deps)(sessionScopeOf(request), request.body))
}
