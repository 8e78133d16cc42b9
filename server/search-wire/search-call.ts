import type { Access } from './access.ts'

/** A request on the wire, as operations see it. `index` and `id` come from the path. */
export interface SearchCall {
  readonly index: string
  readonly id: string
  readonly body: unknown
  /** Of the client. */
  readonly address: string
  readonly query: Readonly<Record<string, string>>
}

/** An operation of the wire: answers a call with a JSON body, or throws an AlgoliaError. */
export interface SearchRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly run: (call: SearchCall) => Promise<unknown>
}
