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
  { readonly outcome: 'subscribed' | 'exists' | 'refused' } | { readonly outcome: 'failed'; readonly status: number }

/** A marketing service that holds lists (CALL-27). Never rejects. */
export type MarketingVendor = (member: ListMember) => Promise<SubscribeOutcome>
