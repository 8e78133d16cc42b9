import type { ResourceKind } from '../../../server/database/schema/contentful.ts'
import { ContentfulError, notFound } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'
import { parentKey } from './parent-key.ts'

/** The vendor's limit of tasks, and of comments, an entity. */
const MAX_BELOW = 100

type Insert = <Body>(body: Body) => Promise<Resource<Body>>

/** Writes something new below an entity that is there, as long as the vendor's limit allows. */
export const addBelow = <Result>(
  deps: Deps,
  { kind, owner }: { readonly kind: ResourceKind; readonly owner: ResourceName },
  write: (inside: Deps, insert: Insert) => Promise<Result>,
): Promise<Result> =>
  inWrite(deps, async (inside) => {
    const parentId = parentKey(await getResource(inside.database, owner))
    const others = await listResources(inside.database, { kind, parentIds: [parentId] })
    if (others.length >= MAX_BELOW)
      throw new ContentfulError(403, 'AccessDenied', 'Forbidden', { reasons: [`There can be at most ${MAX_BELOW} of ${kind} here.`] })
    const id = deps.runtime.ids.token(22)
    return write(inside, (body) => insertResource(inside.database, { kind, id, parentId, body, now: inside.now() }))
  })

/** One resource that is below something; refuses it below anything else. */
export const getBelow = async <Body>(
  { database }: Deps,
  { parentId, ...name }: ResourceName & { readonly parentId: string },
): Promise<Resource<Body>> => {
  const resource = await getResource<Body>(database, name)
  if (resource.parentId !== parentId) throw notFound(name.kind, name.id)
  return resource
}
