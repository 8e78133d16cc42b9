/** Keys for submits: the same content keeps its key, so a retry is no second order; any change gets a new one (CHECKOUT-22). */
export interface IdempotencyKeys {
  readonly keyFor: (content: object) => string
  /** Goes on with a key from before a redirect. */
  readonly current: () => string | undefined
  /** The server knows the key by other content: the next submit has another. */
  readonly drop: () => void
}

export const createIdempotencyKeys = (uuid: () => string): IdempotencyKeys => {
  let last: { readonly content: string; readonly key: string } | undefined
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content)
      if (last?.content !== text) last = { content: text, key: uuid() }
      return last.key
    },
    current: () => last?.key,
    drop: () => {
      last = undefined
    },
  }
}
