import type { ResourceKind } from '../../../database/schema/contentful.ts'
import { ok, type Operation } from '../call.ts'
import type { Needs } from '../needs.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { getResource } from '../storage/find-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import { listDocuments } from './list-documents.ts'

/** GET of a collection without drafts: locales, tags, webhook definitions. */
export const listSimple =
  (kind: ResourceKind) =>
  (needs: Needs): Operation =>
  async (call) => {
    const resources = await listResources<object>(needs.database, { kind })
    return ok(
      listDocuments(
        resources.map((resource) => simpleDocument(needs, resource)),
        call,
      ),
    )
  }

/** GET of one of them by id. */
export const getSimple =
  (kind: ResourceKind) =>
  (needs: Needs): Operation =>
  async ({ params }) =>
    ok(simpleDocument(needs, await getResource<object>(needs.database, { kind, id: params['id'] ?? '' })))
