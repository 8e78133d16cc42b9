import { z } from 'zod'
import type { ComposeDocument, ComposeEntry } from '../../../../schemas/api/compose.ts'
import { reachableIds } from '../../../../src/content/composing/reachable.ts'
import { idOf, slotList, slotNames } from '../../../../src/content/composing/structure/slots.ts'
import { defaultLocaleOf } from '../../../../src/content/locales.ts'
import { ownValue } from '../../../../src/lib/own-value.ts'
import { defined } from '../../../../src/lib/defined.ts'

const block = z.object({
  id: z.string(),
  type: z.string().describe('`page` for the page itself, else a block type: read_block_schema tells its fields and slots.'),
  slots: z.record(z.string(), z.array(z.string())).describe('Ids of the blocks in each slot, in their order.'),
  usedBy: z.number().optional().describe('How many pages have this block: a change of it changes them all.'),
  text: z.record(z.string(), z.record(z.string(), z.unknown())).describe('Fields by name, each with its values by locale.'),
})

/** A page as a tree: its blocks by id, each with the ids of those inside it. */
export const pageTree = z.object({
  id: z.string(),
  locale: z.string().describe('The default locale of the space.'),
  locales: z.array(z.string()),
  blocks: z.array(block).describe('The page itself first, then its blocks as they are met from the top.'),
  pictures: z.array(z.object({ id: z.string(), text: z.record(z.string(), z.record(z.string(), z.unknown())) })),
})

export const toPageTree = (document: ComposeDocument): z.infer<typeof pageTree> => {
  const { pageId, entries, assets, locales } = document
  const reached = reachableIds(document)
  const own = [pageId, ...[...reached].filter((id) => id !== pageId)]
    .flatMap((id) => ownValue(entries, id) ?? [])
    .filter(({ sys }) => sys.id === pageId || sys.contentType.sys.id !== 'page')
  return {
    id: pageId,
    locale: defaultLocaleOf(locales),
    locales: locales.map(({ code }) => code),
    blocks: own.map((entry) => toBlock(document, entry)),
    pictures: Object.values(assets)
      .filter(({ sys }) => reached.has(sys.id))
      .map(({ sys, fields: { title = {}, description = {} } }) => ({
        id: sys.id,
        text: { title: { ...title }, description: { ...description } },
      })),
  }
}

const toBlock = (document: ComposeDocument, entry: ComposeEntry): z.infer<typeof block> => {
  const names = slotNames(entry)
  const usedBy = ownValue(document.usedBy, entry.sys.id)
  const slots = names.map(
    (name) => [name, (slotList(document, entry.sys.id, name)?.items ?? []).flatMap((item) => idOf(item) ?? [])] as const,
  )
  const fields = Object.entries(entry.fields).filter(([name]) => !names.includes(name))
  return {
    id: entry.sys.id,
    type: entry.sys.contentType.sys.id,
    slots: Object.fromEntries(slots),
    ...defined({ usedBy }),
    text: Object.fromEntries(fields.map(([name, values]) => [name, { ...values }])),
  }
}
