import type { PlainClientAPI } from 'contentful-management'
import type { ClipBlock } from '../../../src/content/clipboard/clip.ts'
import type { NewDrafts } from './new-drafts.ts'

type Management = Pick<PlainClientAPI, 'entry'>

/** Few enough for the vendor's limit of calls a second. */
const AT_ONCE = 5

/**
 * Makes the drafts, the page last, so that a failure on the way leaves no page. What was made before is deleted again; what cannot be
 * deleted then is a draft that no page leads to.
 */
export const writeDrafts = async (management: Management, { blocks, page }: NewDrafts): Promise<void> => {
  const tried: string[] = []
  try {
    for (let start = 0; start < blocks.length; start += AT_ONCE) {
      const batch = blocks.slice(start, start + AT_ONCE)
      tried.push(...batch.map(({ id }) => id))
      const outcomes = await Promise.allSettled(batch.map((block) => create(management, block)))
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed !== undefined) throw failed.reason
    }
    tried.push(page.id)
    await create(management, page)
  } catch (cause) {
    await deleteAgain(management, tried)
    throw cause
  }
}

const create = async ({ entry }: Management, { id, type, fields }: ClipBlock): Promise<void> => {
  try {
    await entry.createWithId({ entryId: id, contentTypeId: type }, { fields: { ...fields } })
  } catch (cause) {
    // The id is new: it was made by a call whose answer was lost and which the client sent again.
    if (!(cause instanceof Error && cause.name === 'VersionMismatch')) throw cause
  }
}

/** From the outside in, up to the first that stays: a page whose making was not answered must not lose its blocks. */
const deleteAgain = async ({ entry }: Management, ids: readonly string[]): Promise<void> => {
  for (const entryId of ids.toReversed())
    try {
      await entry.delete({ entryId })
    } catch (cause) {
      if (!(cause instanceof Error && cause.name === 'NotFound')) return
    }
}
