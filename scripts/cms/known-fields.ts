import type { CmsClient } from './connect-cms.ts'

/** Field ids by content type id: what a space already has. */
export type KnownFields = Readonly<Record<string, readonly string[]>>

export const readKnownFields = async (cms: CmsClient): Promise<KnownFields> => {
  const { items } = await cms.contentType.getMany({ query: { limit: 1000 } })
  return Object.fromEntries(items.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)]))
}
