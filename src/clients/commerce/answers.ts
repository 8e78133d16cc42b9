import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import type { Product } from '../../../schemas/api/product.ts'
import type { Example } from '../answer-example.ts'

const LINE: Example<CartItem> = { lineItemId: '', productId: '', sku: '', quantity: 0, price: { sale: 0, list: 0 }, discounts: [] }

export const CART: Example<Cart> = {
  publicId: '',
  revision: 0,
  items: [LINE],
  unavailableItems: [LINE],
  cartSummary: { totalItemCount: 0, totalDiscount: 0, totalCost: 0 },
  addresses: {},
  consumer: { properties: {} },
  shipping: { options: [{ id: '' }] },
}

export const PRODUCT: Example<Product> = {
  id: '',
  slug: '',
  name: '',
  brand: { name: '' },
  optionLevels: [],
  options: [{ slug: '', options: [{ slug: '', sku: '', price: { sale: 0, list: 0 } }] }],
  categories: [],
  collections: [],
  price: { sale: 0, list: 0 },
  priceRange: {},
  media: { large: [], standard: [] },
  relatedIds: [],
  breadcrumbs: [],
}
