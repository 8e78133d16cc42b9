import type { Api } from '../call.ts'
import type { ContentTypeBody, FieldDefinition } from '../model.ts'
import type { Deps } from '../deps.ts'
import { ASSET_FIELDS, visibleFields } from '../render/visible-fields.ts'
import type { Resource } from '../storage/resource.ts'

/** What decides which fields an entity has. */
export type FieldOwner = Pick<Resource<unknown>, 'kind' | 'parentId'>
export type FieldsOf = (owner: FieldOwner) => readonly FieldDefinition[]

/** The fields of entries by their content type; assets have their own. Managers see all, readers what is not omitted. */
export const loadFields = async (deps: Deps, api: Api): Promise<FieldsOf> => {
  const { contentTypes } = await deps.settings()
  return ({ kind, parentId }) => (kind === 'Asset' ? ASSET_FIELDS : fieldsFor(api, contentTypes.get(parentId ?? '')))
}

const fieldsFor = (api: Api, type: Resource<ContentTypeBody> | undefined): readonly FieldDefinition[] => {
  if (type === undefined) return []
  return api === 'management' ? type.body.fields : visibleFields(type.publishedBody ?? type.body)
}
