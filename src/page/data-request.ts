import type { Hit } from '../clients/search/hit.ts'
import type { SearchRequest } from '../features/listing/listing-context.ts'
import type { BlockDataDeps } from './page-deps.ts'
import type { PageContext } from './page-context.ts'

/** A search. The load plan sends many of them in one call. */
export interface SearchQuery {
  readonly kind: 'search'
  readonly request: SearchRequest
}

/** Functions that are called once for each request. */
type DataCalls = Omit<BlockDataDeps, 'search'>
export type CallName = keyof DataCalls

/** A call of one function, as plain data: equal calls are made once. */
export interface DataCall<Name extends CallName> {
  readonly kind: Name
  readonly args: Readonly<Parameters<DataCalls[Name]>>
}

/** What a block may ask for. The load plan removes duplicates, batches searches and gives each request a deadline. */
export type DataRequest = SearchQuery | { [Name in CallName]: DataCall<Name> }[CallName]

/** Requests of a block by the name its view reads the answer under; undefined asks for nothing. */
export type DataRequests = Readonly<Record<string, DataRequest | undefined>>

/** What a block must be given before it renders; a pure function of its props and the page. */
export type Load<Props> = (props: Props, context: PageContext) => DataRequests

type AnswerTo<Request> = Request extends SearchQuery
  ? readonly Hit[]
  : Request extends DataCall<infer Name>
    ? Awaited<ReturnType<DataCalls[Name]>>
    : never

/** What a view gets for the requests its `load` makes: undefined for one that was not made, failed or timed out. */
export type AnswersTo<Requests> = { readonly [Name in keyof Requests]?: AnswerTo<Requests[Name]> | undefined }

/** Asks for the products of a search. */
export const search = (request: SearchRequest): SearchQuery => ({ kind: 'search', request })

/** Asks for what a function of BlockDataDeps answers. */
export const call = <Name extends CallName>(kind: Name, ...args: Parameters<DataCalls[Name]>): DataCall<Name> => ({ kind, args })
