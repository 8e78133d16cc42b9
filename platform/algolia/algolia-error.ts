/** A refusal in Algolia's form: `{ "message", "status" }`. */
export class AlgoliaError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** The vendor's error for an index that does not exist. */
export const indexMissing = (name: string): AlgoliaError => new AlgoliaError(404, `Index ${name} does not exist`)
