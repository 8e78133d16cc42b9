/** A mail as a transport gets it. */
export interface OutgoingMail {
  /** `<local@domain>`, the same at every try. */
  readonly messageId: string
  /** `Shop <orders@shop.example>`. */
  readonly from: string
  /** One address, and nothing else. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/**
 * `refused`: the message or its recipient is wrong, and repeating changes nothing. `failed`: everything else, such as a
 * server that does not answer or a key that was revoked, which somebody puts right. `reason` may quote the recipient.
 */
export type DeliveryOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed'; readonly code: string; readonly reason: string }

/** What takes mails out of the shop. Never throws: whatever goes wrong is an outcome. */
export interface MailTransport {
  readonly deliver: (mail: OutgoingMail) => Promise<DeliveryOutcome>
}

/** A mail server that takes longer is not there. A job expires later than this, so that no other process repeats one under way. */
export const DELIVERY_MS = 30_000
