import type { Api, Operation } from '../call.ts'
import type { Deps } from '../deps.ts'

type Bind = (deps: Deps) => Operation

/** One operation of the platform's wire. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly apis: readonly Api[]
  readonly operation: Bind
}

const on =
  (apis: readonly Api[]) =>
  (method: Route['method'], path: string, operation: Bind): Route => ({ method, path, apis, operation })

/** For readers of published content, of drafts, and for managers. */
export const read = on(['delivery', 'preview', 'management'])
export const readOnly = on(['delivery', 'preview'])
export const preview = on(['preview'])
export const manage = on(['management'])

/** What can be done with the things at a path; what is left out cannot. */
interface Collection {
  readonly list?: Bind
  readonly create?: Bind
  readonly get?: Bind
  readonly put?: Bind
  readonly patch?: Bind
  readonly remove?: Bind
}

/** The routes of a collection and of each thing in it. `reading` says who may look. */
export const collection = (path: string, { list, create, get, put, patch, remove }: Collection, reading = manage): readonly Route[] => [
  ...(list === undefined ? [] : [reading('GET', path, list)]),
  ...(create === undefined ? [] : [manage('POST', path, create)]),
  ...(get === undefined ? [] : [reading('GET', `${path}/:id`, get)]),
  ...(put === undefined ? [] : [manage('PUT', `${path}/:id`, put)]),
  ...(patch === undefined ? [] : [manage('PATCH', `${path}/:id`, patch)]),
  ...(remove === undefined ? [] : [manage('DELETE', `${path}/:id`, remove)]),
]

/** A state of the things at a path that is put on and taken off: `published`, `archived`. */
export const state = (path: string, { on: enter, off: leave }: { readonly on: Bind; readonly off: Bind }): readonly Route[] => [
  manage('PUT', path, enter),
  manage('DELETE', path, leave),
]
