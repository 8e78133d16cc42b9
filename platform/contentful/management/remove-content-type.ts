import { noContent, ok } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { ContentTypeBody } from '../model.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { findResource } from '../storage/find-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import { removeResource } from '../storage/update-resource.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { onResource, raise } from './on-resource.ts'
import { removeBelow } from './remove-below.ts'

const TARGET = { kind: 'ContentType', version: 'ifSent' } as const

/** DELETE /content_types/{id}/published: only while no entry is of that type. */
export const unpublishContentType = onResource<ContentTypeBody>(TARGET, async ({ inside, resource }) => {
  if (resource.publishedVersion === null) throw badRequest('Not published')
  const entries = await listResources(inside.database, { kind: 'Entry', parentIds: [resource.id] })
  if (entries.length > 0) throw badRequest('Cannot unpublish content type with entries')
  const draft = await raise({ inside, resource }, { publishedVersion: null, publishedBody: null, publishedAt: null })
  const document = contentTypeDocument(inside, 'management', draft)
  await recordEvent(inside, { action: 'unpublish', resource: draft, payload: document })
  return ok(document)
})

/** DELETE /content_types/{id}, with its editor interface. */
export const deleteContentType = onResource<ContentTypeBody>(TARGET, async ({ inside, resource }) => {
  if (resource.publishedVersion !== null) throw badRequest('Cannot delete published')
  const editor = await findResource(inside.database, { kind: 'EditorInterface', id: resource.id })
  if (editor !== undefined) await removeResource(inside.database, editor)
  await removeBelow(inside, { kind: 'ContentType', id: resource.id })
  await removeResource(inside.database, resource)
  await recordEvent(inside, { action: 'delete', resource, payload: contentTypeDocument(inside, 'management', resource) })
  return noContent
})
