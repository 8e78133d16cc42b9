import { ok } from '../call.ts'
import type { ContentTypeBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { findResource } from '../storage/find-resource.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { withoutFields, type EditorInterfaceBody } from './editor-interface-body.ts'
import { moveFieldValues } from './move-field-values.ts'
import { onResource, raise } from './on-resource.ts'
import { publishedColumns } from './published-columns.ts'
import { takeSnapshot } from './snapshots.ts'

/** PUT /content_types/{id}/published: activates it, so that entries can be made of it. */
export const publishContentType = onResource<ContentTypeBody>({ kind: 'ContentType', version: 'always' }, async ({ inside, resource }) => {
  await dropDeletedFields(inside, resource)
  await raiseEditorInterface(inside, resource)
  const active = await raise({ inside, resource }, publishedColumns(inside, resource, resource.body))
  const document = contentTypeDocument(inside, 'management', active)
  await recordEvent(inside, { action: 'publish', resource: active, payload: document })
  await takeSnapshot(inside, { kind: 'ContentType', id: active.id }, document)
  return ok(document)
})

const dropDeletedFields = async (deps: Deps, { id, body, publishedBody }: Resource<ContentTypeBody>): Promise<void> => {
  const fieldIds = new Set(body.fields.map((field) => field.id))
  if (publishedBody === null || publishedBody.fields.every((field) => fieldIds.has(field.id))) return
  await moveFieldValues(deps, { contentTypeId: id, rename: (fieldId) => (fieldIds.has(fieldId) ? fieldId : undefined) })
}

/** Each activation counts as a version of the type's editor interface, which loses what showed deleted fields; the migration tool plans with that. */
const raiseEditorInterface = async ({ database, now }: Deps, { id, body: { fields } }: Resource<ContentTypeBody>): Promise<void> => {
  const existing = await findResource<EditorInterfaceBody>(database, { kind: 'EditorInterface', id })
  if (existing === undefined) {
    await insertResource(database, { kind: 'EditorInterface', id, body: { controls: [] }, now: now() })
    return
  }
  const body = withoutFields(existing.body, (fieldId) => !fields.some((field) => field.id === fieldId))
  await updateResource(database, existing, { body, version: existing.version + 1 })
}
