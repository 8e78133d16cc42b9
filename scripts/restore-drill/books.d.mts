interface Attempt {
  readonly utr: string
  readonly state: string
}

interface Stored {
  readonly attempts: readonly Attempt[]
}

interface Payment {
  readonly reference: string
}

interface Acknowledged {
  readonly utr: string
  readonly at: number
}

export declare const compareBooks: (input: {
  readonly stored: Stored
  readonly authorised: readonly Payment[]
  readonly before: ReadonlyMap<string, number>
  readonly kept: ReadonlyMap<string, string>
  readonly gone?: ReadonlyMap<string, string>
}) => { readonly wrong: readonly string[]; readonly paymentsWithoutAnOrder: readonly Payment[]; readonly orders: number }

export declare const promisedOf: (
  acknowledged: ReadonlyMap<string, Acknowledged>,
  loss: { readonly lostAt: number; readonly promisedMs: number },
) => ReadonlyMap<string, string>

export declare const lossOf: (
  acknowledged: ReadonlyMap<string, Acknowledged>,
  loss: { readonly stored: Stored; readonly lostAt: number },
) => { readonly lost: number; readonly seconds: number }
