import type { Address } from '../../../schemas/api/address.ts'
import type { PaymentAction } from '../../../schemas/api/checkout.ts'
import type { StoredPayment, StoredPaymentChange } from '../../../schemas/api/stored-payment.ts'

/** A payment's outcome. A closed union: the compiler asks every `switch` over it for all cases. */
export type PaymentOutcome =
  | { readonly kind: 'authorised'; readonly pspReference: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'preauthFailed' }
  /** The bank has not decided yet. An action, where there is one, shows the shopper what to do meanwhile. */
  | { readonly kind: 'pending'; readonly action?: PaymentAction; readonly paymentData?: string }
  | { readonly kind: 'cancelled' }
  /** The shopper has not paid in time. */
  | { readonly kind: 'expired' }
  /** `paymentData`: the provider's own token of the payment, to be sent with what the shopper brings back. */
  | { readonly kind: 'actionRequired'; readonly action: PaymentAction; readonly paymentData?: string }
  /** The provider failed: whether money is reserved is unknown until `status` answers. */
  | { readonly kind: 'failed'; readonly status: number }
  /** The answer is about another payment, or (`isUnproven`) does not name the one it authorised. Decides nothing. */
  | { readonly kind: 'mismatch'; readonly isUnproven: boolean }

/** The payment an answer is about, in the provider's own words. What it left out is absent and proves nothing. */
export interface PaymentSubject {
  /** The merchant reference; ours is the utr. */
  readonly reference?: string
  /** ISO 4217 minor units. */
  readonly amount?: { readonly currency: string; readonly value: number }
  readonly merchantAccount?: string
}

/** An answer of the provider, not yet matched with the attempt it was requested for (`matchAttempt`). */
export interface PaymentReport {
  readonly outcome: PaymentOutcome
  readonly subject: PaymentSubject
}

/** A card as the browser's payment fields encrypted it. */
export interface EncryptedCard {
  readonly cardHolderName?: string
  readonly encryptedCardNumber: string
  readonly encryptedExpiryMonth: string
  readonly encryptedExpiryYear: string
  readonly encryptedSecurityCode: string
}

export interface AuthorisationRequest {
  /** Merchant reference and idempotency key: a repeated request is charged once. */
  readonly utr: string
  /** ISO 4217 minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
  /** Shop id of the method (DATA-104). */
  readonly method: string
  readonly card?: EncryptedCard
  /** Id of a stored card. */
  readonly cardToken?: string
  readonly storeCard?: boolean
  /** What the shopper's wallet signed: the provider alone can read it. */
  readonly walletToken?: string
  /** The bank, where the method has a choice of them. */
  readonly issuer?: string
  /** What the provider's script made of the shopper's device. */
  readonly deviceFingerprint?: string
  /** How fraud prevention knows the device: a field for the provider's own rules. */
  readonly fraudMark?: string
  /** Where the shopper comes back to from a bank or wallet page. */
  readonly returnUrl: string
  readonly countryCode: string
  /** BCP 47. */
  readonly locale: string
  readonly shopper: { readonly reference?: string; readonly email?: string; readonly userAgent?: string; readonly address?: Address }
}

/** What the shopper brought back from the bank, and the attempt she brought it back to. */
export interface PaymentReturn {
  readonly utr: string
  readonly details: Readonly<Record<string, unknown>>
  /** What the provider gave for the attempt's last action. */
  readonly paymentData?: string
}

/** Something asked about a payment that was authorised. */
export interface ModificationRequest {
  /** Reference of the request and its idempotency key: repeated, it is carried out once. */
  readonly id: string
  /** The provider's reference of the payment. */
  readonly paymentReference: string
  /** ISO 4217 minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
}

/** `received`: the provider decides later and says so by notification. `refused`: it never will. `failed`: it decided nothing. */
export type ModificationResult =
  | { readonly kind: 'received'; readonly pspReference: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly status: number }
/** A way to pay that the provider offers, by its own type name. */
export interface ProviderMethod {
  readonly type: string
  readonly brands?: readonly string[]
  readonly issuers?: readonly { readonly id: string; readonly name: string }[]
  /** What the wallet's script has to be told. */
  readonly configuration?: Readonly<Record<string, string>>
}

export interface MethodsRequest {
  /** ISO 4217 minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
  readonly countryCode: string
  /** BCP 47. */
  readonly locale: string
}

/** `unknown`: there is no such saved card of this shopper. */
export type StoredPaymentResult = StoredPayment | 'unknown'

/**
 * The payment provider as the shop sees it. Implementations map the provider's words and never throw for what it
 * answers; they may throw where no answer came, which the shop treats as `failed`.
 */
export interface PaymentGateway {
  readonly authorise: (request: AuthorisationRequest) => Promise<PaymentReport>
  /** What can pay this amount here. Throws where the provider does not say. */
  readonly methods: (request: MethodsRequest) => Promise<readonly ProviderMethod[]>
  /** What the browser's Apple Pay has to be shown before it opens: proof that the shop is who it says. Throws where there is none. */
  readonly applePaySession: (request: {
    readonly domainName: string
    readonly displayName: string
    readonly merchantIdentifier: string
  }) => Promise<Readonly<Record<string, unknown>>>
  /** Sends what the shopper brought back from an action; without details it asks for the payment's current status. */
  readonly confirm: (request: PaymentReturn) => Promise<PaymentReport>
  /** `unknown`: the provider has never seen this utr. */
  readonly status: (utr: string) => Promise<PaymentReport | 'unknown'>
  /** Cancels an authorisation that led to no order. */
  readonly cancel: (request: { readonly utr: string; readonly pspReference?: string }) => Promise<void>
  /** Takes the money that an authorisation reserved. */
  readonly capture: (request: ModificationRequest) => Promise<ModificationResult>
  /** Pays back some of what was taken. */
  readonly refund: (request: ModificationRequest) => Promise<ModificationResult>
  /** Gives a whole payment back, cancelling or refunding it as the provider finds it. */
  readonly reverse: (request: ModificationRequest) => Promise<ModificationResult>
  readonly listStored: (request: { readonly shopperReference: string }) => Promise<readonly StoredPayment[]>
  /** `refused`: the provider does not accept the card. `failed`: it decided nothing. */
  readonly addStored: (request: {
    readonly shopperReference: string
    readonly card: EncryptedCard
  }) => Promise<StoredPayment | 'refused' | 'failed'>
  readonly updateStored: (request: {
    readonly shopperReference: string
    readonly id: string
    readonly change: StoredPaymentChange
  }) => Promise<StoredPaymentResult>
  /** False where there is no such saved card of this shopper. `failed`: the provider failed, the card may still be there. */
  readonly removeStored: (request: { readonly shopperReference: string; readonly id: string }) => Promise<boolean | 'failed'>
}
