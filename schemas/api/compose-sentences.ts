/** A text of the composer by its key, with what it is filled with: words, numbers, or texts themselves. */
export interface ComposeSaying {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number | ComposeSaying>>
}

/** Why something is not done, and what to do: in English, and as a text in whatever language somebody has the composer in. */
export interface ComposeSentence {
  readonly message: string
  /** Absent where nobody but another program is meant. */
  readonly says?: ComposeSaying | undefined
}
