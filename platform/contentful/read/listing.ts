import type { ResourceKind } from '../../../server/database/schema/contentful.ts'
import { ok, type Call, type Operation } from '../call.ts'
import type { Deps } from '../deps.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { listDocuments } from './list-documents.ts'

/** A collection of what is neither entry nor asset. */
export interface Listing<Body> {
  readonly kind: ResourceKind
  readonly show: (deps: Deps, resource: Resource<Body>) => { readonly sys: object }
  /** What queries may speak of; `sys` where nothing is said. */
  readonly roots?: readonly string[]
  /** Only what is below this: a key of `parentId`. Refuses where that parent is not there. */
  readonly parentOf?: (deps: Deps, call: Call) => Promise<string>
  readonly isNewestFirst?: boolean
}

/** GET of a collection, a page at a time. */
export const listing =
  <Body>({ kind, show, roots = ['sys'], parentOf, isNewestFirst = false }: Listing<Body>) =>
  (deps: Deps): Operation =>
  async (call) => {
    const below = parentOf === undefined ? {} : { parentIds: [await parentOf(deps, call)] }
    const resources = await listResources<Body>(deps.database, { kind, ...below })
    const documents = resources.map((resource) => show(deps, resource))
    return ok(listDocuments(isNewestFirst ? documents.reverse() : documents, call, roots))
  }
