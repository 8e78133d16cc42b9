import type { Address } from './address.ts'
import type { CustomisationDisplay, CustomisationInput } from './customisation.ts'

/** Body of `POST /api/checkout` (CHECKOUT-22). Header `idempotency-key` is required. */
export interface CheckoutRequest {
  /** Without `DELIVERY` where nothing of the bag needs shipping; without both where an express wallet pays for it. */
  readonly addresses: { readonly BILLING?: Address; readonly DELIVERY?: Address }
  /** Guests only (CHECKOUT-20). */
  readonly consumer?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string; readonly phoneNumber?: string }
  readonly paymentMethod: string
  readonly deviceFingerprint?: string
  readonly userAgent: string
  readonly agreements: Readonly<Record<string, boolean>>
  /** Revision of the cart the shopper saw; a newer one is refused as CART_CHANGED. */
  readonly revision?: number
  /** Names a payment already begun. */
  readonly utr?: string
  readonly cardHolderName?: string
  readonly encryptedCardNumber?: string
  readonly encryptedExpiryMonth?: string
  readonly encryptedExpiryYear?: string
  readonly encryptedSecurityCode?: string
  readonly storeCard?: boolean
  readonly cardToken?: string
  /** What the shopper's wallet signed for this payment. */
  readonly walletToken?: string
  /** The bank, where the method has a choice of them. */
  readonly issuer?: string
}

/** 200 answer of `POST /api/checkout`. `rawToken` is single-use, 15 minutes (FRAME-14). */
export interface CheckoutResponse {
  readonly code: 'SUCCESS'
  readonly rawToken: string
  readonly siteTag: string
  readonly uat: string
  readonly utt: string
  readonly utr: string
  readonly paymentMethod: string
  readonly redirectURL?: string
}

/** What the browser must do next; the first item of `additionalData` holds one (contracts 10). */
export type PaymentAction =
  | { readonly type: 'redirect'; readonly method: 'GET' | 'POST'; readonly url: string; readonly data?: Readonly<Record<string, string>> }
  | {
      readonly type: 'qrCode'
      readonly qrCodeData: string
      readonly url: string
      /** As the provider gives it, ISO 8601. */
      readonly expiresAt?: string
      /** How long the code can still be scanned: by the server's clock, since a shopper's may be wrong. */
      readonly secondsLeft?: number
    }
  | { readonly type: 'threeDS2'; readonly url: string; readonly token: string }
  | { readonly type: 'await' }
  | ({ readonly type: 'bankTransfer' } & TransferAccount)
  | { readonly type: 'sdk'; readonly sdkData: Readonly<Record<string, string>> }

/** Where money is to be transferred to, and under which reference it is found. */
export interface TransferAccount {
  readonly reference: string
  readonly iban: string
  readonly beneficiary: string
  readonly bic?: string
}

/** Answer of `POST /api/checkout/payment`. `additionalData` is a JSON list as text, as the specification has it. */
export interface PaymentResponse {
  readonly utr: string
  readonly additionalData: string
}

/** Answer of `PUT /api/checkout/payment/{utr}`, with how it ended (CHECKOUT-24). */
export interface PaymentConfirmation {
  readonly utr: string
  readonly statusCode: 'AUTHORISED' | 'PENDING' | 'REFUSED' | 'CANCELLED' | 'EXPIRED' | 'ERROR'
  readonly pgTransactionId?: string
  readonly refusalReason?: string
  /** The submit's answer, where the bag has become the order, paid or waiting for its payment: the browser has no cart to submit any more. */
  readonly checkout?: CheckoutResponse
}

/** Answer of `GET /api/checkout/paymentSession`. */
export interface PaymentSession {
  readonly sessionId: string
  readonly clientKey: string
  readonly environment: 'test' | 'live'
  readonly countryCode: string
  /** ISO minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
  readonly paymentMethods: readonly OfferedMethod[]
}

/** A way to pay that the site has and the provider offers for this bag. */
export interface OfferedMethod {
  /** The shop's. */
  readonly id: string
  /** The provider's. */
  readonly type: string
  readonly brands?: readonly string[]
  /** The banks to choose from. */
  readonly issuers?: readonly { readonly id: string; readonly name: string }[]
  /** What the wallet's script has to be told: public ids. */
  readonly configuration?: Readonly<Record<string, string>>
}

export type OrderStatus =
  | 'placed'
  | 'pendingPayment'
  | 'processing'
  | 'partiallyShipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned'

/** A parcel of an order. */
export interface Shipment {
  readonly id: string
  /** Epoch ms. */
  readonly shippedAt: number
  readonly carrier: string
  readonly trackingNumber: string
  /** The carrier's page about the parcel. */
  readonly trackingUrl?: string
  /** What is in it: pieces by the position of the order's item. */
  readonly lines: readonly { readonly item: number; readonly quantity: number }[]
}

/** Answer of `GET /api/order/{orderReference}` and `POST /api/order/s/query`; the latter leaves addresses out. */
export interface Order {
  readonly orderReference: string
  /** Of the buyer, and so of the items' names. */
  readonly language?: string
  readonly status: OrderStatus
  /** Epoch ms. */
  readonly placedAt: number
  readonly currency: string
  readonly items: readonly {
    readonly sku: string
    readonly productId: string
    readonly name: string
    readonly brand: string
    readonly quantity: number
    readonly price: number
    readonly thumbnailUrl: string
    readonly color?: string
    readonly size?: string
    readonly sizeType?: string
    /** What ships later than the rest, as it was promised when the order was placed. */
    readonly availability?: 'PREORDER' | 'BACKORDER'
    /** Epoch seconds. */
    readonly shipDateStart?: number
    readonly shipDateEnd?: number
    /** Said only of what no parcel brings. */
    readonly needsShipping?: false
    /** In the language of the order. */
    readonly customisation?: { readonly display: CustomisationDisplay; readonly inputs: readonly CustomisationInput[] }
  }[]
  readonly summary: {
    readonly totalItemCost: number
    readonly totalDiscount: number
    /** What each voucher took off, in the language of the order; they add up to `totalDiscount`. Orders before vouchers were listed have none. */
    readonly vouchers?: readonly { readonly code: string; readonly name: string; readonly amount: number }[]
    readonly deliveryCost: number
    readonly totalTax: number
    /** The rate of `totalTax` when the order was placed; orders before it was stored have none, nor have those without tax. */
    readonly taxPercent?: number
    readonly totalCost: number
  }
  /** The offer's id; empty where nothing of the order is shipped. */
  readonly shippingMethod: string
  /** The offer's name in the shopper's language; absent where the merchant has no such offer any more. */
  readonly shippingName?: string
  readonly addresses?: { readonly BILLING?: Address; readonly DELIVERY?: Address }
  /** Goes with the parcel; left out where the addresses are. */
  readonly giftNote?: string
  /** Names of the addresses' regions by code, in the shopper's language. */
  readonly regionNames?: Readonly<Record<string, string>>
  /** Parcels that have left; absent before the first. */
  readonly shipments?: readonly Shipment[]
  /** Epoch ms. */
  readonly deliveredAt?: number
  /** Epoch ms. */
  readonly cancelledAt?: number
  /** What has been paid back so far; absent where nothing was. */
  readonly refunded?: number
  /** The method's id, on the page of an order that was paid here. */
  readonly paymentMethod?: string
  /** Where its money is to be transferred to, on the page of an order that waits for it. */
  readonly transfer?: TransferAccount
  /** Opens the invoice for some hours, on the page of an order; absent where there is none, or where it is not for whoever asks. */
  readonly invoiceToken?: string
}

/** Answer of `GET /api/order/history`: orders, newest first; both keys are null on the last page. */
export interface OrderPage {
  readonly orders: readonly Order[]
  readonly lastKey: string | null
  /** Epoch ms. */
  readonly lastKeyTs: number | null
}
