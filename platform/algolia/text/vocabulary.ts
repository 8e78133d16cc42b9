/** The whole words of an index's records, for typing errors and what is written as one word. */
export interface Vocabulary {
  readonly has: (word: string) => boolean
  readonly beginningLike: (word: string) => readonly string[]
  readonly all: () => Iterable<string>
}
