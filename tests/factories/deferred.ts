/** A promise that a test settles itself. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
}

export const deferred = <Value = void>(): Deferred<Value> => {
  let settle: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value) => settle(value) }
}
