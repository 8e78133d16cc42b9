import { ok } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'
import { requireValid } from '../validation/require-valid.ts'
import { recordAndShow } from './entity-answer.ts'
import { onResource, raise } from './on-resource.ts'
import { parseBody } from './parse-body.ts'
import { publishedColumns } from './published-columns.ts'
import { takeSnapshot } from './snapshots.ts'
import { publishedForm, someLocales } from './some-locales.ts'
import { requireTasksDone } from './tasks.ts'

/** PUT /{entries,assets}/{id}/published: the draft goes live, whole or only some locales of it. */
export const publishEntity = (kind: 'Entry' | 'Asset') =>
  onResource<EntityBody>({ kind, version: 'always' }, async ({ inside, resource, call }) => {
    await requirePublishable(inside, resource)
    return ok(await publish(inside, resource, publishedForm(resource, parseBody(someLocales, call.body))))
  })

/** Refuses what may not go live: a draft that breaks its content type, and one somebody still has a task for. */
export const requirePublishable = async (deps: Deps, resource: Resource<EntityBody>): Promise<void> => {
  await requireValid(deps, resource)
  if (resource.kind === 'Entry') await requireTasksDone(deps, resource.id)
}

/** Makes `body` what readers see: publishedVersion is the version now, the version rises by one. The caller has validated it. */
export const publish = async (inside: Deps, resource: Resource<EntityBody>, body: EntityBody = resource.body) => {
  if (resource.archivedVersion !== null) throw badRequest('Cannot publish archived')
  const published = await raise({ inside, resource }, publishedColumns(inside, resource, body))
  const document = await recordAndShow(inside, 'publish', published)
  if (published.kind === 'Entry') await takeSnapshot(inside, { kind: 'Entry', id: published.id }, { ...document, fields: body.fields })
  return document
}
