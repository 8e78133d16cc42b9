/** A refusal in Algolia's form: `{ "message", "status" }`. */
export class AlgoliaError extends Error {
  /** For the log alone: what went wrong behind the wire, and what to do about it. */
  readonly forOperators: string | undefined

  constructor(
    readonly status: number,
    message: string,
    { forOperators, cause }: { readonly forOperators?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.forOperators = forOperators
  }
}

/** The vendor's error for an index that does not exist. */
export const indexMissing = (name: string): AlgoliaError => new AlgoliaError(404, `Index ${name} does not exist`)
