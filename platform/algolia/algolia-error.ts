/** A refusal in Algolia's form: `{ "message", "status" }`. */
export class AlgoliaError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** What the vendor answers for an index nobody has written to. */
export const indexMissing = (name: string): AlgoliaError => new AlgoliaError(404, `Index ${name} does not exist`)
