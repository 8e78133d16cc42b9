import type { SearchCall } from '../../../server/search-wire/search-call.ts'
import type { SearchDeps } from '../search-deps.ts'

/** Answers a call with a JSON body, or throws an AlgoliaError. */
export type Operation = (deps: SearchDeps) => (call: SearchCall) => Promise<unknown>
