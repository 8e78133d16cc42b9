/** What a form asks for (EMAIL-04). */
export type SignUpMode = 'emailAndPhone' | 'phoneOnly'

/** What a shopper has filled in so far. */
export interface SignUpDraft {
  readonly input: string
  readonly hasConfirmed: boolean
  /** Keys of the site's interests. */
  readonly interests: readonly string[]
}

export const EMPTY_DRAFT: SignUpDraft = { input: '', hasConfirmed: false, interests: [] }
