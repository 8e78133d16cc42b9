import type { CmsClient } from './connect-cms.ts'

/** Field ids by content type id: what a space already has. */
export type ExistingFields = Readonly<Record<string, readonly string[]>>

export const readExistingFields = async (cms: CmsClient): Promise<ExistingFields> => {
  const { items } = await cms.contentType.getMany({ query: { limit: 1000 } })
  return Object.fromEntries(items.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)]))
}

/** What a space has of a content type already. */
export interface ExistingType {
  readonly fields: readonly string[]
  /** Its fields are in groups. */
  readonly hasLayout: boolean
}

/** Content types by id. */
export type ExistingModel = Readonly<Record<string, ExistingType>>

export const readExistingModel = async (cms: CmsClient): Promise<ExistingModel> => {
  const model: Record<string, ExistingType> = {}
  // One by one, because the client cannot page through all of them.
  for (const [id, fields] of Object.entries(await readExistingFields(cms))) model[id] = { fields, hasLayout: await hasLayout(cms, id) }
  return model
}

const hasLayout = async (cms: CmsClient, contentTypeId: string): Promise<boolean> => {
  try {
    const { editorLayout = [] } = await cms.editorInterface.get({ contentTypeId })
    return editorLayout.length > 0
  } catch (error) {
    // A type that was never activated has no interface yet.
    if (error instanceof Error && error.name === 'NotFound') return false
    throw error
  }
}
