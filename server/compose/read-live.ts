import type { LiveFields } from '../../schemas/api/compose.ts'
import { collectSource, type Cms } from '../publishing/cms.ts'

/** Fields of a page and of all it is made of as shoppers see them; `cms` is the delivery API. Empty for a page that is not published. */
export const readLive = async (cms: Pick<Cms, 'entriesById' | 'assetsById'>, pageId: string): Promise<LiveFields> => {
  const page = await cms.entriesById([pageId])
  const { entries } = await collectSource(cms, page)
  return { fields: Object.fromEntries([...entries.values()].map(({ sys, fields }) => [sys.id, fields])) }
}
