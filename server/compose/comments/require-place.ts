import { ownValue } from '../../../src/lib/own-value.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { readDocument, readDrafts } from '../read-document.ts'
import { noSuchPage, Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'

type Deps = Pick<ComposeDeps, 'management'> & Pick<ComposeDeps['runtime'], 'database'>

/** Throws a `Refusal` unless the entry is the page, or a block on the page as it is in the CMS. */
export const requirePlace = async (deps: Deps, pageId: string, entryId: string): Promise<void> => {
  if (entryId === pageId) return requirePage(deps, pageId)
  const { entries } = await readDocument(deps, pageId)
  const type = ownValue(entries, entryId)?.sys.contentType.sys.id
  // Pages that it links to are in the document too.
  if (type === undefined || type === 'page') throw new Refusal(422, 'REFUSED', say('notOnPage'))
}

const requirePage = async ({ management }: Deps, pageId: string): Promise<void> => {
  const [page] = await readDrafts(management).entriesById([pageId])
  if (page?.sys.contentType.sys.id !== 'page') throw noSuchPage()
}
