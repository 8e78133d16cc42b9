import type { Cart, CartItem, CartSummary } from '../../schemas/api/cart.ts'

/** A cart line: one everyday tee at 30, unless given. */
export const cartItem = (changes: Partial<CartItem> = {}): CartItem => {
  const sku = changes.sku ?? '900001-WHITE-S'
  return {
    id: `line-${sku}`,
    lineItemId: `line-${sku}`,
    productId: '900001',
    sku,
    quantity: 1,
    availability: 'AVAILABLE',
    stockQty: 20,
    name: 'Everyday tee',
    brand: 'Alder',
    slug: 'everyday-tee',
    url: `/product/everyday-tee/900001?sku=${sku}`,
    thumbnailUrl: '/images/art/everyday-tee.jpg',
    color: 'White',
    size: 'S',
    price: { list: 30, sale: 30 },
    discounts: [],
    ...changes,
  }
}

/** A cart of those lines, oldest first as the API answers, with its sums. */
export const cart = ({ items = [], ...changes }: Partial<Cart> = {}): Cart => ({
  publicId: 'cart-public-0001',
  revision: 1,
  currency: 'GBP',
  items,
  unavailableItems: [],
  cartSummary: summaryOf(items),
  addresses: {},
  consumer: { typeTag: 'NEW', properties: {} },
  agreements: {},
  countries: [],
  shipping: { options: [] },
  tax: 'NOT_CALCULATED',
  taxCalculated: false,
  ...changes,
})

const summaryOf = (items: readonly CartItem[]): CartSummary => {
  const totalItemCost = items.reduce((sum, { price, quantity }) => sum + price.sale * quantity, 0)
  return {
    totalItemCost,
    totalCost: totalItemCost,
    totalTax: 0,
    totalDiscount: 0,
    totalDiscountProduct: 0,
    totalDiscountShipping: 0,
    totalItemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryCost: 0,
    deliveryNetCost: 0,
  }
}
