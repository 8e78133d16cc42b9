import type { Address } from './address.ts'
import type { CustomisationDisplay, CustomisationInput } from './customisation.ts'
import type { PricePair, StockStatus } from './product.ts'

export type TaxState = 'NOT_CALCULATED' | 'PENDING' | 'CALCULATED' | 'REJECTED'

/** One line. Answers list lines oldest first; the shop stores them newest first (CART-18). */
export interface CartItem {
  /** Line id. */
  readonly id: string
  readonly lineItemId: string
  readonly productId: string
  readonly sku: string
  readonly quantity: number
  readonly availability: StockStatus
  /** Pieces on hand; absent for pre-order and back-order, which ignore stock. */
  readonly stockQty?: number
  readonly name: string
  readonly brand: string
  readonly slug: string
  /** Address without prefix, options included. */
  readonly url: string
  readonly thumbnailUrl: string
  readonly color?: string
  readonly size?: string
  readonly sizeType?: string
  /** Of one piece; major units. */
  readonly price: PricePair
  readonly discounts: readonly { readonly amount: number }[]
  readonly shipDateStart?: number
  readonly shipDateEnd?: number
  /** Said only of what no parcel brings: a voucher, a file, a service. */
  readonly needsShipping?: false
  readonly customisation?: { readonly display: CustomisationDisplay; readonly inputs: readonly CustomisationInput[] }
}

/** Major units throughout; `totalTax` counts only in state CALCULATED where tax is added at checkout. */
export interface CartSummary {
  readonly totalItemCost: number
  readonly totalCost: number
  readonly totalTax: number
  readonly totalDiscount: number
  readonly totalDiscountProduct: number
  readonly totalDiscountShipping: number
  readonly totalItemCount: number
  readonly deliveryCost: number
  readonly deliveryNetCost: number
  /** In the order in which they count; absent where there is none. Their amounts add up to `totalDiscount`. */
  readonly vouchers?: readonly CartVoucher[]
  /** Of the first of them, as the specification names it. */
  readonly voucherCode?: string
  readonly voucherName?: string
  readonly voucherMessage?: string
}

/** A voucher of a cart. */
export interface CartVoucher {
  readonly code: string
  readonly name: string
  /** What it takes off; 0 where it does not count. */
  readonly amount: number
  /** The part of it that is off delivery. */
  readonly shippingAmount: number
  /** Why it does not count. */
  readonly message?: string
}

export interface ShippingOption {
  readonly id: string
  readonly method: string
  readonly price: number
  readonly delivery: { readonly min: number; readonly max: number }
  /** First and last day on which an order placed now may arrive: `2026-12-28`. In carts, where the country has a delivery calendar. */
  readonly arrival?: { readonly from: string; readonly to: string }
  readonly tooltip?: string
  readonly supportsBulkyItems: boolean
}

export interface Consumer {
  readonly accountId?: string
  readonly reference?: string
  readonly typeTag: string
  readonly properties: { readonly firstName?: string; readonly lastName?: string; readonly email?: string; readonly phoneNumber?: string }
}

/** Answer of every cart call (product.md 3, Cart). */
export interface Cart {
  readonly publicId: string
  /** Raised by one with every stored change; a submit names the revision it saw. */
  readonly revision: number
  readonly currency: string
  readonly items: readonly CartItem[]
  readonly unavailableItems: readonly CartItem[]
  readonly cartSummary: CartSummary
  readonly addresses: { readonly BILLING?: Address; readonly DELIVERY?: Address }
  /** Names of the delivery address's region by its code (without one the billing address's), in the shopper's language; absent where the code itself is written. */
  readonly regionNames?: Readonly<Record<string, string>>
  readonly consumer: Consumer
  readonly agreements: Readonly<Record<string, boolean>>
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** No options while nothing in it needs shipping. */
  readonly shipping: { readonly options: readonly ShippingOption[]; readonly selected?: string }
  /** Goes with the parcel. */
  readonly giftNote?: string
  readonly tax: TaxState
  readonly taxCalculated: boolean
}
