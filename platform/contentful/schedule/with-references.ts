import { badRequest } from '../errors.ts'
import type { EntityLink, GroupAction } from '../management/apply-to-all.ts'
import type { ContentTypeBody, EntityBody, Link } from '../model.ts'
import type { Deps } from '../deps.ts'
import { linksIn } from '../query/searchable.ts'
import type { Resource } from '../storage/resource.ts'
import { loadTargets } from '../validation/link-targets.ts'

interface Start {
  readonly link: EntityLink
  readonly action: Exclude<GroupAction, 'validate'>
  readonly exceptAnnotated: readonly string[]
}

const MAX_ENTITIES = 200

/**
 * An entity and all that it refers to, as far as the action has something to do there. Entries of content types with one of
 * the annotations are left out, and what only they refer to.
 */
export const withReferences = async (deps: Deps, { link, action, exceptAnnotated }: Start): Promise<readonly EntityLink[]> => {
  const { contentTypes } = await deps.settings()
  const isLeftOut = ({ parentId }: Resource<EntityBody>) => isAnnotated(contentTypes.get(parentId ?? ''), exceptAnnotated)
  const seen = new Map<string, Resource<EntityBody>>()
  let level: readonly Link[] = [{ sys: { type: 'Link', linkType: link.sys.linkType, id: link.sys.id } }]
  while (level.length > 0) {
    const findTarget = await loadTargets(deps, level)
    const targets = level.flatMap((each) => findTarget(each) ?? [])
    const found = targets.filter((each) => !seen.has(keyOf(each)) && (each.id === link.sys.id || !isLeftOut(each)))
    for (const each of found) seen.set(keyOf(each), each)
    level = found.flatMap(({ body }) => Object.values(body.fields).flatMap((values) => Object.values(values).flatMap(linksIn)))
  }
  const others = [...seen.values()].filter((each) => each.id !== link.sys.id && needsAction(each, action))
  if (others.length >= MAX_ENTITIES) throw badRequest(`More than ${MAX_ENTITIES} entities would be published together.`)
  return [...others.map(toLink), link]
}

const isAnnotated = (type: Resource<ContentTypeBody> | undefined, names: readonly string[]): boolean =>
  (type?.body.metadata?.annotations?.ContentType ?? []).some(({ sys }) => names.includes(sys.id))

const needsAction = ({ publishedVersion, version, archivedVersion }: Resource<EntityBody>, action: Start['action']): boolean => {
  if (action === 'unpublish') return publishedVersion !== null
  return archivedVersion === null && publishedVersion !== version - 1
}

const toLink = ({ kind, id }: Resource<EntityBody>): EntityLink => ({ sys: { linkType: kind === 'Asset' ? 'Asset' : 'Entry', id } })
const keyOf = ({ kind, id }: Resource<EntityBody>): string => `${kind}:${id}`
