/** What a confirmation says, ready to be set as text or HTML. */
export interface ConfirmationContent {
  readonly greeting: string
  readonly intro: string
  readonly itemsHeading: string
  readonly items: readonly { readonly name: string; readonly detail: string; readonly amount: string }[]
  readonly amounts: readonly { readonly label: string; readonly amount: string }[]
  readonly addressHeading: string
  readonly address: readonly string[]
  /** The note that goes with the parcel. */
  readonly gift?: { readonly heading: string; readonly note: string }
  readonly link: { readonly label: string; readonly url: string }
  readonly closing: string
}
