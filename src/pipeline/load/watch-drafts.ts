import { draftOf, type DraftState } from '../../content/draft-page.ts'
import type { PageDeps } from '../../page/page-deps.ts'

/** States of the drafts that a page was made from, by key; null for a page that does not exist. */
export type DraftStates = Readonly<Record<string, DraftState | null>>

/** PageDeps that note which drafts were read. */
export const watchDrafts = (pageDeps: PageDeps): { readonly pageDeps: PageDeps; readonly states: DraftStates } => {
  const states: Record<string, DraftState | null> = {}
  const getPage: PageDeps['getPage'] = async (key) => {
    const page = await pageDeps.getPage(key)
    states[key] = draftOf(page) ?? null
    return page
  }
  return { pageDeps: { ...pageDeps, getPage }, states }
}
