/** The part of an answer that depends on nothing but index, revision and query. */
export type Answer = Readonly<Record<string, unknown>> & {
  readonly hits: readonly Readonly<Record<string, unknown>>[]
  readonly nbHits: number
}
