import { ContentfulError, versionMismatch } from '../errors.ts'
import { linkTo, type EntityBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { requireValid } from '../validation/require-valid.ts'
import { publish } from './publish-entity.ts'
import { unpublish } from './unpublish-entity.ts'

export type GroupAction = 'publish' | 'unpublish' | 'validate'

/** An entity of a group; with a version, it must still be at that. */
export interface EntityLink {
  readonly sys: { readonly linkType: 'Entry' | 'Asset'; readonly id: string; readonly version?: number | undefined }
}

/**
 * Does one thing to all of the entities, in the caller's transaction. Where one of them refuses, all are asked and a
 * refusal that names each is thrown under `errorId`; the transaction then ends without a trace.
 */
export const applyToAll = async (
  needs: Needs,
  { action, links, errorId }: { readonly action: GroupAction; readonly links: readonly EntityLink[]; readonly errorId: string },
): Promise<void> => {
  const errors: EntityError[] = []
  for (const entity of links) errors.push(...(await applyToOne(needs, action, entity)))
  if (errors.length > 0) throw failure(errorId, errors)
}

interface EntityError {
  readonly entity: EntityLink
  readonly error: ContentfulError
}

const applyToOne = async (needs: Needs, action: GroupAction, entity: EntityLink): Promise<readonly EntityError[]> => {
  try {
    const resource = await getResource<EntityBody>(needs.database, { kind: entity.sys.linkType, id: entity.sys.id })
    if (action === 'unpublish') await unpublish(needs, resource)
    else await validateAndPublish(needs, action, entity, resource)
    return []
  } catch (error) {
    if (error instanceof ContentfulError) return [{ entity, error }]
    throw error
  }
}

const validateAndPublish = async (
  needs: Needs,
  action: GroupAction,
  { sys }: EntityLink,
  resource: Resource<EntityBody>,
): Promise<void> => {
  if (sys.version !== undefined && sys.version !== resource.version) throw versionMismatch()
  await requireValid(needs, resource)
  if (action === 'publish') await publish(needs, resource)
}

const failure = (errorId: string, errors: readonly EntityError[]): ContentfulError =>
  new ContentfulError(422, errorId, 'Not all entities could be processed; none was.', {
    errors: errors.map(({ entity, error }) => ({
      entity: linkTo(entity.sys.linkType, entity.sys.id),
      error: { sys: { type: 'Error', id: error.id }, message: error.message, details: error.details },
    })),
  })
