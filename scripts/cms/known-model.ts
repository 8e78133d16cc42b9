import type { CmsClient } from './connect-cms.ts'
import { readKnownFields } from './known-fields.ts'

/** What a space has of a content type already. */
export interface KnownType {
  readonly fields: readonly string[]
  /** Its fields stand in groups. */
  readonly hasLayout: boolean
}

/** Content types by id. */
export type KnownModel = Readonly<Record<string, KnownType>>

export const readKnownModel = async (cms: CmsClient): Promise<KnownModel> => {
  const known: Record<string, KnownType> = {}
  // One by one, because the client cannot page through all of them.
  for (const [id, fields] of Object.entries(await readKnownFields(cms))) known[id] = { fields, hasLayout: await hasLayout(cms, id) }
  return known
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
