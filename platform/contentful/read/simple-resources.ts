import type { ResourceKind } from '../../../server/database/schema/contentful.ts'
import { ok, type Operation } from '../call.ts'
import type { Deps } from '../deps.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { getResource } from '../storage/find-resource.ts'
import { listing } from './listing.ts'

/** GET of a collection without drafts: locales, webhook definitions, preview environments. */
export const listSimple = (kind: ResourceKind) => listing<object>({ kind, show: simpleDocument })

/** GET of one of them by id. */
export const getSimple =
  (kind: ResourceKind) =>
  (deps: Deps): Operation =>
  async ({ params }) =>
    ok(simpleDocument(deps, await getResource<object>(deps.database, { kind, id: params['id'] ?? '' })))
