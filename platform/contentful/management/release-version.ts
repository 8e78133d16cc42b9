import type { EntityBody } from '../model.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'

type Kind = 'Entry' | 'Asset'

/** An entry or asset as it is to be once its release is live. The row's parent is the release. */
export interface ReleaseVersionBody extends EntityBody {
  readonly contentTypeId?: string
}

export const VERSION_KINDS = { Entry: 'ReleaseEntry', Asset: 'ReleaseAsset' } as const

/** The name of a release's own version of an entity. */
export const releaseVersionId = (kind: Kind, releaseId: string, id: string): ResourceName => ({
  kind: VERSION_KINDS[kind],
  id: `${releaseId}/${id}`,
})

/** A release's own version, seen as the entity that it will be. */
export const asEntity = (kind: Kind, { body: { contentTypeId, ...body }, ...row }: Resource<ReleaseVersionBody>): Resource<EntityBody> => ({
  ...row,
  kind,
  id: row.id.slice((row.parentId ?? '').length + 1),
  parentId: contentTypeId ?? null,
  body,
  publishedBody: null,
  ...(row.parentId === null ? {} : { releaseId: row.parentId }),
})
