import type { SearchDeps } from '../search-deps.ts'

/** A request to the search, as operations see it. `index` and `id` come from the path. */
export interface SearchCall {
  readonly index: string
  readonly id: string
  readonly body: unknown
  /** Of the client. */
  readonly address: string
  readonly query: Readonly<Record<string, string>>
}

/** Answers a call with a JSON body, or throws an AlgoliaError. */
export type Operation = (deps: SearchDeps) => (call: SearchCall) => Promise<unknown>
