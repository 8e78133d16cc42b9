import { ok, type Api, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { ContentTypeBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { listResources } from '../storage/list-resources.ts'
import { listDocuments } from './list-documents.ts'
import { defined } from '../../../src/lib/defined.ts'

/** GET /content_types: activated ones for readers, all for managers; managers ask for more than a page at a time. */
export const listContentTypes =
  (deps: Deps): Operation =>
  async (call) =>
    ok(listDocuments(await load(deps, call.api), call))

/** GET /content_types/{id}. */
export const getContentType =
  (deps: Deps): Operation =>
  async ({ api, params }) => {
    const id = params['id'] ?? ''
    const [document] = await load(deps, api, [id])
    if (document === undefined) throw notFound('ContentType', id)
    return ok(document)
  }

const load = async (deps: Deps, api: Api, ids?: readonly string[]) => {
  const resources = await listResources<ContentTypeBody>(deps.database, {
    kind: 'ContentType',
    isPublished: api !== 'management',
    ...defined({ ids }),
  })
  return resources.map((resource) => contentTypeDocument(deps, api, resource))
}
