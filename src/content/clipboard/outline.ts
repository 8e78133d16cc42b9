import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { entryName } from '../block-name.ts'
import { slotsOf, type CmsEntry, type CmsSource } from '../cms-entry.ts'
import { isShared } from './clip.ts'

/** A block of a page and those inside it, by the names merchandisers know. */
export interface OutlineBlock {
  readonly id: string
  readonly name: string
  /** A shared section: copying it makes another reference to it. */
  readonly isShared: boolean
  readonly blocks: readonly OutlineBlock[]
}

/** A page's blocks by name. */
export interface PageOutline {
  readonly key: string
  readonly title: string
  readonly blocks: readonly OutlineBlock[]
}

interface Outlining {
  readonly page: CmsEntry
  /** Of the page itself too: its blocks are in a slot of it. */
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly source: Pick<CmsSource, 'entries'>
  /** Most specific first. */
  readonly locales: readonly string[]
}

/** Everything on a page that can be picked, in order; what is there several times is listed where it is first. */
export const outlineOf = ({ page, schemas, source, locales }: Outlining): readonly OutlineBlock[] => {
  const seen = new Set([page.sys.id])
  const below = (entry: CmsEntry): readonly OutlineBlock[] =>
    slotsOf(entry, schemas.get(entry.sys.contentType.sys.id))
      .flatMap(({ ids }) => ids)
      .flatMap((id) => {
        const inner = source.entries.get(id)
        return inner === undefined || seen.size === seen.add(id).size ? [] : [describe(inner)]
      })
  const describe = (entry: CmsEntry): OutlineBlock => {
    const name = entryName(entry, schemas.get(entry.sys.contentType.sys.id), locales)
    return { id: entry.sys.id, name, isShared: isShared(entry, schemas), blocks: below(entry) }
  }
  return below(page)
}
