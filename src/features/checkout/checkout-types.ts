import type { Address } from '../../../schemas/api/address.ts'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { CheckoutResponse, PaymentAction, PaymentSession } from '../../../schemas/api/checkout.ts'

/** The steps of the checkout, each an address of its own (ROUTE-12). */
export const CHECKOUT_STEPS = ['basket', 'shipping', 'payment', 'review'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** What the shopper pays with. An encrypted card lives in memory only (ROUTE-32). */
export interface PaymentChoice {
  readonly method: string
  readonly card?: {
    readonly cardHolderName: string
    readonly encryptedCardNumber: string
    readonly encryptedExpiryMonth: string
    readonly encryptedExpiryYear: string
    readonly encryptedSecurityCode: string
    readonly storeCard?: boolean
    /** Shown on the review step. */
    readonly lastFour: string
  }
  /** One of the account's cards, in place of a typed one. */
  readonly stored?: { readonly cardToken: string; readonly brand: string; readonly lastFour: string }
  /** What the shopper's wallet signed, and the sum it showed: no other sum is charged with it. */
  readonly wallet?: { readonly token: string; readonly total: number }
  /** The bank, where the method has a choice of them. */
  readonly issuer?: { readonly id: string; readonly name: string }
}

/** What the shipping step sends. */
export interface Delivery {
  readonly consumer?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string; readonly phoneNumber?: string }
  /** Where it goes; of a bag that nothing is shipped of, where its bill goes. */
  readonly address: Address
  /** Absent: billing matches shipping. */
  readonly billing?: Address
  readonly shippingOption?: string
  /** Empty for none; absent where the site offers none. */
  readonly giftNote?: string
  /** The address goes to the shopper's account as well, once the order has it. */
  readonly isToBeSaved?: boolean
  /** The shopper has ticked that news may come to the e-mail address. */
  readonly wantsNews?: boolean
}

/** Why an order was not taken, by the server's code; of a failure its incident. */
export interface Rejection {
  readonly status: number
  readonly code: string
  readonly incident?: string | undefined
}

/** What came of submitting the order, as data. */
export type SubmitResult =
  | { readonly kind: 'accepted'; readonly response: CheckoutResponse }
  | { readonly kind: 'actionRequired' | 'pending'; readonly utr: string }
  | ({ readonly kind: 'rejected' } & Rejection)

export type StartResult =
  | { readonly kind: 'started'; readonly utr: string; readonly action: PaymentAction }
  | ({ readonly kind: 'rejected' } & Rejection)

export type ConfirmResult =
  | { readonly kind: 'authorised'; readonly pgTransactionId?: string; readonly response?: CheckoutResponse }
  | { readonly kind: 'cancelled' | 'expired' | 'failed'; readonly pgTransactionId?: string }
  /** With a response the order is placed and waits for its money. */
  | { readonly kind: 'pending'; readonly pgTransactionId?: string; readonly response?: CheckoutResponse }
  /** `code`: why, as far as the shopper is told (`refusalCode`). */
  | { readonly kind: 'refused'; readonly isPreauth: boolean; readonly code: string; readonly pgTransactionId?: string }
  | { readonly kind: 'actionRequired' }

/** What came of opening a wallet. Express payments bring address and contact. */
export type WalletResult =
  | {
      readonly kind: 'approved'
      readonly wallet: NonNullable<PaymentChoice['wallet']>
      readonly address?: Address
      readonly consumer?: Delivery['consumer']
    }
  | { readonly kind: 'cancelled' }
  /** The incident is that of its report; a wallet that the site has not has none. */
  | { readonly kind: 'unavailable'; readonly incident?: string }

/** An express payment that the shop can ship: chosen, its address stored, to be looked over. */
export interface ExpressApproval {
  readonly payment: PaymentChoice
  readonly cart: Cart
  readonly session: PaymentSession
}

/** A refused field or a code, as the shipping step shows it. */
export interface DeliveryRefusal {
  readonly code: string
  /** Field name -> what is wrong. */
  readonly fields: Readonly<Record<string, string>>
  readonly incident?: string | undefined
}

/** The payment a shopper comes back from, read once from the address (CHECKOUT-13, CHECKOUT-14). */
export interface PaymentReturn {
  readonly statusCode?: string
  readonly utr?: string
  readonly paymentMethod?: string
  readonly pgTransactionId?: string
}

export interface CheckoutContext {
  readonly calculatesTax: boolean
  readonly requestedStep: CheckoutStep
  readonly cart: Cart | undefined
  readonly payment: PaymentChoice | undefined
  readonly session: PaymentSession | undefined
  readonly agreements: Readonly<Record<string, boolean>>
  /** Stored status of the last rejection: a code or a status in text form, any 5xx as '500' (CHECKOUT-05). */
  readonly rejectionError: string | undefined
  /** Of the submit or the wallet that failed; none where it was refused. */
  readonly rejectionIncident: string | undefined
  /** Ids of codes.checkout, as a set: what submits and payments left (CHECKOUT-07). */
  readonly messages: readonly string[]
  readonly failedCheckoutAttempts: number
  readonly deliveryRefusal: DeliveryRefusal | undefined
  /** Of what the step shown could not read. */
  readonly incident: string | undefined
  readonly utr: string | undefined
  readonly action: PaymentAction | undefined
  readonly actionDetails: Readonly<Record<string, unknown>>
  /** Payment actions done for this order; at most three (CHECKOUT-22). */
  readonly rounds: number
  /** How often the status was checked while the bank has not decided. */
  readonly statusChecks: number
  readonly pgTransactionId: string | undefined
  readonly response: CheckoutResponse | undefined
}
