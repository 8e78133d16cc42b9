import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { ownValue } from '../../lib/own-value.ts'
import { linksOf } from '../cms-entry.ts'
import { reachableIds } from './reachable.ts'

/** Entries and assets, by id. */
export interface Strangers {
  readonly entries: readonly string[]
  readonly assets: readonly string[]
}

/** What a page leads to and the document does not have: what was never there, or came to the page since it was read. */
export const strangersOf = (document: ComposeDocument): Strangers => {
  const { entries, assets } = document
  const reached = reachableIds(document)
  const links = [...reached].flatMap((id) => {
    const entry = ownValue(entries, id)
    return entry === undefined ? [] : [linksOf(entry)]
  })
  const isStranger = (known: object) => (id: string) => reached.has(id) && !Object.hasOwn(known, id)
  return {
    entries: [...new Set(links.flatMap((each) => each.entries))].filter(isStranger(entries)),
    assets: [...new Set(links.flatMap((each) => each.assets))].filter(isStranger(assets)),
  }
}
