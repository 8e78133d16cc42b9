import { ContentfulError, versionMismatch } from '../errors.ts'
import { linkTo, type EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { getResource } from '../storage/find-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { publish, requirePublishable } from './publish-entity.ts'
import { publishedForm, type SomeLocales } from './some-locales.ts'
import { unpublish } from './unpublish-entity.ts'

export type GroupAction = 'publish' | 'unpublish' | 'validate'

/** An entity of a group; with a version, it must still be at that. */
export interface EntityLink extends SomeLocales {
  readonly sys: { readonly linkType: 'Entry' | 'Asset'; readonly id: string; readonly version?: number | undefined }
}

interface Group<Link extends EntityLink> {
  readonly links: readonly Link[]
  /** `sys.id` of the refusal. */
  readonly errorId: string
  readonly apply: (deps: Deps, link: Link) => Promise<unknown>
}

/**
 * Does something to all of the entities, in the caller's transaction. Where one of them refuses, all are asked and a
 * refusal that names each is thrown under `errorId`; the transaction then ends without a trace.
 */
export const applyToAll = async <Link extends EntityLink>(deps: Deps, { links, errorId, apply }: Group<Link>): Promise<void> => {
  const errors: EntityError[] = []
  for (const entity of links) {
    try {
      await apply(deps, entity)
    } catch (error) {
      if (!(error instanceof ContentfulError)) throw error
      errors.push({ entity, error })
    }
  }
  if (errors.length > 0) throw failure(errorId, errors)
}

/** What `applyToAll` does to one entity for each of the vendor's group actions. */
export const toOne =
  (action: GroupAction) =>
  async (deps: Deps, entity: EntityLink): Promise<void> => {
    const { linkType, id, version } = entity.sys
    const resource = await getResource<EntityBody>(deps.database, { kind: linkType, id })
    if (version !== undefined && version !== resource.version) throw versionMismatch()
    if (action === 'unpublish') await unpublish(deps, resource)
    else await validateAndPublish(deps, action, resource, entity)
  }

const validateAndPublish = async (deps: Deps, action: GroupAction, resource: Resource<EntityBody>, locales: SomeLocales) => {
  await requirePublishable(deps, resource)
  if (action === 'publish') await publish(deps, resource, publishedForm(resource, locales))
}

interface EntityError {
  readonly entity: EntityLink
  readonly error: ContentfulError
}

const failure = (errorId: string, errors: readonly EntityError[]): ContentfulError =>
  new ContentfulError(422, errorId, 'Not all entities could be processed; none was.', {
    errors: errors.map(({ entity, error }) => ({
      entity: linkTo(entity.sys.linkType, entity.sys.id),
      error: { sys: { type: 'Error', id: error.id }, message: error.message, details: error.details },
    })),
  })
