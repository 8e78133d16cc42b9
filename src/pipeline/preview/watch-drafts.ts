import { draftOf, type DraftState } from '../../content/draft-page.ts'
import type { Services } from '../load/services.ts'

/** States of the drafts that a page was made from, by key; null for a page that does not exist. */
export type DraftStates = Readonly<Record<string, DraftState | null>>

/** Services that note which drafts were read. */
export const watchDrafts = (services: Services): { readonly services: Services; readonly states: DraftStates } => {
  const states: Record<string, DraftState | null> = {}
  const getPage: Services['getPage'] = async (key) => {
    const page = await services.getPage(key)
    states[key] = draftOf(page) ?? null
    return page
  }
  return { services: { ...services, getPage }, states }
}
