import { ok } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'
import { recordAndShow } from './entity-answer.ts'
import { onResource, raise } from './on-resource.ts'

/** DELETE /{entries,assets}/{id}/published: readers lose it, the draft stays. */
export const unpublishEntity = (kind: 'Entry' | 'Asset') =>
  onResource<EntityBody>({ kind, version: 'ifSent' }, async ({ inside, resource }) => ok(await unpublish(inside, resource)))

/** When it first went live and how often it did stays known. */
export const unpublish = async (inside: Deps, resource: Resource<EntityBody>) => {
  if (resource.publishedVersion === null) throw badRequest('Not published')
  const drafted = await raise({ inside, resource }, { publishedVersion: null, publishedBody: null, publishedAt: null })
  return recordAndShow(inside, 'unpublish', drafted)
}
