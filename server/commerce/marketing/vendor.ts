/** A new member of a list. E-mail in lower case, or phone in E.164. */
export interface ListMember {
  readonly contact: { readonly kind: 'email' | 'phone'; readonly value: string }
  readonly language: string
  /** Ids at the vendor. */
  readonly interests: readonly string[]
  /** The vendor's list or audience. */
  readonly listId: string
}

/** A vendor's answer. `failed` carries the status worth passing on: 429 or 5xx. */
export type SubscribeOutcome =
  | { readonly outcome: 'subscribed' | 'exists' | 'refused' }
  | { readonly outcome: 'failed'; readonly status: number }

/** A marketing service that holds lists (CALL-27). Never rejects. */
export type MarketingVendor = (member: ListMember) => Promise<SubscribeOutcome>

/** An address on one of the vendor's lists. E-mail in lower case. */
export interface ListedAddress {
  readonly email: string
  readonly listId: string
}

/** The same service, asked about consent that is already there or not. Both reject, or throw, where it does not answer as it should. */
export interface ConsentVendor {
  readonly isSubscribed: (address: ListedAddress) => Promise<boolean>
  /** Makes it so, whatever it was. False where the service refuses. */
  readonly change: (address: ListedAddress & { readonly language: string; readonly isGiven: boolean }) => Promise<boolean>
}
