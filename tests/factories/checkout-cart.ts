import type { Cart } from '../../schemas/api/cart.ts'
import { cart, cartItem } from './cart.ts'

/** A cart with an address and a shipping option: only the payment is missing. */
export const aReadyCart = (change: Partial<Cart> = {}): Cart =>
  cart({
    items: [cartItem()],
    addresses: {
      DELIVERY: { countryCode: 'GB', firstName: 'Ada', lastName: 'King', city: 'London' },
      BILLING: { countryCode: 'GB', city: 'London' },
    },
    consumer: { typeTag: 'NEW', properties: { email: 'ada@example.com' } },
    shipping: {
      options: [{ id: 'standard', method: 'Standard', price: 5, delivery: { min: 2, max: 4 }, supportsBulkyItems: false }],
      selected: 'standard',
    },
    tax: 'CALCULATED',
    taxCalculated: true,
    ...change,
  })
