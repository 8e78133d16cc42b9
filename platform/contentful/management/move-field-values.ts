import type { EntityBody, Fields } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listResources } from '../storage/list-resources.ts'
import { updateResource } from '../storage/update-resource.ts'

/** Carries a change of fields over to the entries of a content type, drafts and live ones; versions stay as they are. */
export const moveFieldValues = async (
  deps: Deps,
  { contentTypeId, rename }: { readonly contentTypeId: string; readonly rename: (fieldId: string) => string | undefined },
): Promise<void> => {
  const entries = await listResources<EntityBody>(deps.database, { kind: 'Entry', parentIds: [contentTypeId] })
  const moved = (body: EntityBody): EntityBody => ({ ...body, fields: moveFields(body.fields, rename) })
  for (const entry of entries) {
    const publishedBody = entry.publishedBody === null ? null : moved(entry.publishedBody)
    await updateResource(deps.database, entry, { body: moved(entry.body), publishedBody })
  }
}

/** A field whose new id is undefined is dropped. */
const moveFields = (fields: Fields, rename: (fieldId: string) => string | undefined): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, values]) => {
      const newId = rename(id)
      return newId === undefined ? [] : [[newId, values]]
    }),
  )
