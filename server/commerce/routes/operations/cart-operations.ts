import { addressBody } from '../../addresses/read-address.ts'
import { voucherBody, voucherRemoval } from '../../cart/apply-voucher.ts'
import { additionBody, quantityBody } from '../../cart/change-lines.ts'
import { skuBody } from '../../cart/change-sku.ts'
import { recreateBody } from '../../cart/recreate-cart.ts'
import { giftNoteBody } from '../../cart/set-gift-note.ts'
import { shippingBody } from '../../shipping/select-shipping.ts'
import { lineParams } from '../cart-routes.ts'
import type { Operations } from './operation.ts'

/** What a bag may not hold; `count` is the number that the code is about. */
const LIMITS = [
  'ADD_TO_CART_FAILURE',
  'MAX_QUANTITY_PER_ITEM_EXCEEDED',
  'MAX_QUANTITY_EXCEEDED',
  'MAX_CART_QUANTITY_EXCEEDED',
  'STOCK_QUANTITY_EXCEEDED',
  'SECONDARY_VARIANTS',
] as const

/** The bag of a session. */
export const cartOperations = {
  'GET /api/cart': { summary: 'The bag.', access: 'session' },
  'POST /api/cart': {
    summary: 'Adds a sku; a line of the same sku and choices grows.',
    access: 'session',
    body: additionBody,
    refusals: { 409: LIMITS, 422: ['CUSTOMISATION_INVALID'] },
  },
  'PUT /api/cart/:lineItemId': {
    summary: 'Sets the quantity of a line; 0 removes it.',
    access: 'session',
    params: lineParams,
    body: quantityBody,
    refusals: { 404: ['NOT_FOUND'], 409: LIMITS },
  },
  'PUT /api/cart/:lineItemId/sku': {
    summary: 'Makes a line another size of its product.',
    access: 'session',
    params: lineParams,
    body: skuBody,
    refusals: { 404: ['NOT_FOUND'], 409: LIMITS, 422: ['CUSTOMISATION_INVALID'] },
  },
  'PUT /api/cart/voucher': {
    summary: 'Applies a voucher.',
    access: 'session',
    body: voucherBody,
    refusals: {
      404: ['VOUCHER_NOT_FOUND'],
      409: ['VOUCHER_USED', 'VOUCHER_USED_UP', 'VOUCHER_USED_BEFORE', 'VOUCHER_NOT_COMBINABLE'],
      422: ['VOUCHER_EXPIRED', 'VOUCHER_MINIMUM', 'VOUCHER_FIRST_ORDER', 'VOUCHER_OTHER_PRODUCTS', 'VOUCHER_TOO_MANY'],
    },
  },
  'DELETE /api/cart/voucher': {
    summary: 'Takes a voucher off, or all of them where none is named.',
    access: 'session',
    query: voucherRemoval,
  },
  'POST /api/cart/recreateCart': {
    summary: 'Replaces the lines by those of another bag.',
    access: 'session',
    body: recreateBody,
    refusals: { 404: ['NOT_FOUND'] },
  },
  'POST /api/cart/address': {
    summary: 'Stores an address with the bag; `addressType` says which.',
    access: 'session',
    body: addressBody,
    refusals: { 422: ['ADDRESS_INVALID', 'UNABLE_TO_SHIP'] },
  },
  'POST /api/cart/calculate-tax': {
    summary: 'Stores a delivery address and starts the computation of its tax.',
    access: 'session',
    body: addressBody,
    refusals: { 422: ['ADDRESS_INVALID', 'UNABLE_TO_SHIP'] },
  },
  'PUT /api/cart/gift-note': {
    summary: 'Stores the note that goes with the parcel; an empty one removes it.',
    access: 'session',
    body: giftNoteBody,
    refusals: { 404: ['NOT_FOUND'], 422: ['GIFT_NOTE_INVALID'] },
  },
  'POST /api/shipping': {
    summary: 'Chooses how the bag ships.',
    access: 'session',
    body: shippingBody,
    refusals: { 422: ['SHIPPING_OPTION_UNAVAILABLE'] },
  },
} as const satisfies Operations
