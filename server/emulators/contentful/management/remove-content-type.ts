import { noContent, ok, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { ContentTypeBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { listResources } from '../storage/list-resources.ts'
import { requireVersionIfSent } from '../storage/require-version.ts'
import { removeResource, updateResource } from '../storage/update-resource.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { removeSnapshots } from './snapshots.ts'

/** DELETE /content_types/{id}/published: only while no entry is of that type. */
export const unpublishContentType =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<ContentTypeBody>(inside.database, { kind: 'ContentType', id: call.params['id'] ?? '' })
      requireVersionIfSent(resource, call)
      if (resource.publishedVersion === null) throw badRequest('Not published')
      const entries = await listResources(inside.database, { kind: 'Entry', parentIds: [resource.id] })
      if (entries.length > 0) throw badRequest('Cannot unpublish content type with entries')
      const changes = {
        version: resource.version + 1,
        publishedVersion: null,
        publishedBody: null,
        publishedAt: null,
        updatedAt: inside.now(),
      }
      const draft = await updateResource(inside.database, resource, changes)
      const document = contentTypeDocument(inside, 'management', draft)
      await recordEvent(inside, { action: 'unpublish', resource: draft, payload: document })
      return ok(document)
    })

/** DELETE /content_types/{id}, with its editor interface. */
export const deleteContentType =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<ContentTypeBody>(inside.database, { kind: 'ContentType', id: call.params['id'] ?? '' })
      requireVersionIfSent(resource, call)
      if (resource.publishedVersion !== null) throw badRequest('Cannot delete published')
      const editor = await findResource(inside.database, { kind: 'EditorInterface', id: resource.id })
      if (editor !== undefined) await removeResource(inside.database, editor)
      await removeSnapshots(inside, { kind: 'ContentType', id: resource.id })
      await removeResource(inside.database, resource)
      await recordEvent(inside, { action: 'delete', resource, payload: contentTypeDocument(inside, 'management', resource) })
      return noContent
    })
