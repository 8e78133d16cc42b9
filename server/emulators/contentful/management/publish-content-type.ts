import { ok, type Operation } from '../call.ts'
import type { ContentTypeBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { moveFieldValues } from './move-field-values.ts'
import { takeSnapshot } from './snapshots.ts'

/** PUT /content_types/{id}/published: activates it, so that entries can be made of it. */
export const publishContentType =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<ContentTypeBody>(inside.database, { kind: 'ContentType', id: call.params['id'] ?? '' })
      requireVersion(resource, call)
      await dropDeletedFields(inside, resource)
      await raiseEditorInterface(inside, resource.id)
      const now = inside.now()
      const active = await updateResource(inside.database, resource, {
        version: resource.version + 1,
        publishedVersion: resource.version,
        publishedCounter: resource.publishedCounter + 1,
        publishedBody: resource.body,
        publishedAt: now,
        firstPublishedAt: resource.firstPublishedAt ?? now,
        updatedAt: now,
      })
      const document = contentTypeDocument(inside, 'management', active)
      await recordEvent(inside, { action: 'publish', resource: active, payload: document })
      await takeSnapshot(inside, { kind: 'ContentType', id: active.id }, document)
      return ok(document)
    })

const dropDeletedFields = async (needs: Needs, { id, body, publishedBody }: Resource<ContentTypeBody>): Promise<void> => {
  const kept = new Set(body.fields.map((field) => field.id))
  if (publishedBody === null || publishedBody.fields.every((field) => kept.has(field.id))) return
  await moveFieldValues(needs, { contentTypeId: id, rename: (fieldId) => (kept.has(fieldId) ? fieldId : undefined) })
}

/** Each activation counts as a version of the type's editor interface; the migration tool plans with that. */
const raiseEditorInterface = async (needs: Needs, id: string): Promise<void> => {
  const existing = await findResource<object>(needs.database, { kind: 'EditorInterface', id })
  if (existing === undefined)
    await insertResource(needs.database, { kind: 'EditorInterface', id, body: { controls: [] }, now: needs.now() })
  else await updateResource(needs.database, existing, { version: existing.version + 1 })
}
