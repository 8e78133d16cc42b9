/** What a mail says, ready to be set as HTML and as text. Whatever a person typed has passed `plainValue`. */
export interface MailContent {
  /** Decides the direction too. */
  readonly language: string
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  readonly shop: {
    readonly name: string
    readonly url: string
    readonly seller: string
    /** Name of its brand's theme. */
    readonly theme: string
  }
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** To be typed somewhere. */
  readonly code?: MailFact
  readonly action?: { readonly label: string; readonly url: string }
  readonly order?: OrderSection
  /** Below everything, in small print. */
  readonly notes: readonly string[]
}

export interface MailFact {
  readonly label: string
  readonly value: string
}

export interface OrderSection {
  readonly facts: readonly MailFact[]
  readonly itemsHeading: string
  readonly items: readonly MailItem[]
  /** The last one is the sum; none in a mail about a parcel. */
  readonly totals: readonly MailFact[]
  /** The tax within the sum, where it is no part of it. */
  readonly included?: string
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[]
}

export interface MailItem {
  readonly name: string
  readonly details: readonly string[]
  readonly amount: string
  /** An absolute address; absent where the item has no picture that a mail can show. */
  readonly picture?: string
}
