/** A refusal of the identity provider: `type` is the exception's name, the message its own words. */
export class IdentityError extends Error {
  constructor(
    readonly type: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
