import { created, ok, type Call, type Operation } from '../call.ts'
import { notFound, validationFailed } from '../errors.ts'
import type { ContentTypeBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { findResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { contentTypeProblems } from '../validation/content-type-problems.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { readContentTypeBody, type SentContentType } from './content-type-body.ts'
import { moveFieldValues } from './move-field-values.ts'
import { requireId } from './require-id.ts'

const ID_LENGTH = 22

/** POST /content_types: under an id of the platform's choosing. */
export const createContentType =
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => created(await insert(inside, deps.runtime.ids.token(ID_LENGTH), call)))

/** PUT /content_types/{id}: a new draft (version 0 or none) or the next one of an existing type. */
export const putContentType =
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const id = requireId(call.params['id'])
      const existing = await findResource<ContentTypeBody>(inside.database, { kind: 'ContentType', id })
      if (existing !== undefined) return ok(await save(inside, existing, call))
      if (call.version !== undefined && call.version !== 0) throw notFound('ContentType', id)
      return created(await insert(inside, id, call))
    })

const insert = async (deps: Deps, id: string, call: Call) => {
  const sent = readContentTypeBody(call.body)
  refuseProblems(sent, null)
  const resource = await insertResource(deps.database, { kind: 'ContentType', id, body: sent.body, now: deps.now() })
  return show(deps, 'create', resource)
}

const save = async (deps: Deps, existing: Resource<ContentTypeBody>, call: Call) => {
  requireVersion(existing, call)
  const sent = readContentTypeBody(call.body)
  const live = existing.publishedBody === null ? null : renameFields(existing.publishedBody, sent.renamed)
  refuseProblems(sent, live)
  if (Object.keys(sent.renamed).length > 0)
    await moveFieldValues(deps, { contentTypeId: existing.id, rename: (id) => sent.renamed[id] ?? id })
  const changes = { body: sent.body, publishedBody: live, version: existing.version + 1, updatedAt: deps.now() }
  return show(deps, 'save', await updateResource(deps.database, existing, changes))
}

const renameFields = (body: ContentTypeBody, renamed: SentContentType['renamed']): ContentTypeBody => ({
  ...body,
  fields: body.fields.map((field) => ({ ...field, id: renamed[field.id] ?? field.id })),
})

const refuseProblems = ({ body }: SentContentType, live: ContentTypeBody | null): void => {
  const problems = contentTypeProblems(body, live)
  if (problems.length > 0) throw validationFailed(problems)
}

const show = async (deps: Deps, action: 'create' | 'save', resource: Resource<ContentTypeBody>) => {
  const document = contentTypeDocument(deps, 'management', resource)
  await recordEvent(deps, { action, resource, payload: document })
  return document
}
