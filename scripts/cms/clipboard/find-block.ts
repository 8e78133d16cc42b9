import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { isShared } from '../../../src/content/clipboard/copy-blocks.ts'
import { slotsOf } from '../../../src/content/slots-of.ts'
import type { CmsEntry, CmsSource } from '../../../src/content/cms-entry.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'

/** A block of a page, and the entry and field that hold it. */
export interface FoundBlock {
  readonly entry: CmsEntry
  readonly holder: CmsEntry
  readonly slot: string
  /** Whether a shared section is around it, so that it stands on other pages too. */
  readonly isInShared: boolean
}

interface Where {
  readonly page: CmsEntry
  readonly source: Pick<CmsSource, 'entries'>
  readonly schemas: ReadonlyMap<string, BlockSchema>
}

/** The first place of a block on a page. Of a block that is used again, `hero-2`, the entry is meant. Throws a UsageError. */
export const findBlock = (id: string, where: Where): FoundBlock => {
  const found = search(id, where) ?? search(id.replace(/-\d+$/, ''), where)
  if (found === undefined)
    throw new UsageError(`There is no block ${id} on the page. The preview's bar and \`npm run cms copy\` name them.`)
  return found
}

const search = (id: string, { page, source, schemas }: Where): FoundBlock | undefined => {
  const seen = new Set([page.sys.id])
  const below = (holder: CmsEntry, isInShared: boolean): FoundBlock | undefined => {
    for (const { name: slot, ids } of slotsOf(holder, schemas.get(holder.sys.contentType.sys.id)))
      for (const inner of ids) {
        const entry = source.entries.get(inner)
        if (entry === undefined || seen.size === seen.add(inner).size) continue
        if (inner === id) return { entry, holder, slot, isInShared }
        const found = below(entry, isInShared || isShared(entry, schemas))
        if (found !== undefined) return found
      }
    return undefined
  }
  return below(page, false)
}
