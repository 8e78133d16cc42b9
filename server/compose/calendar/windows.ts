import type { BlockNode, Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { toInstant } from '../../../src/lib/zoned-time.ts'

/** The begin or end of a block's window, at one moment for some sites. */
export interface WindowEdge {
  readonly edge: 'begins' | 'ends'
  readonly at: string
  readonly blockId: string
  readonly siteTag: string
}

/** Edges of the windows of blocks as shoppers have them: their moments are instants by now. */
export const edgesOfBlocks = (blocks: readonly BlockNode[], siteTag: string): readonly WindowEdge[] =>
  blocks.flatMap(({ id, meta, slots }) => [
    ...edgesOf(id, { visibleFrom: meta?.visibleFrom ?? null, visibleUntil: meta?.visibleUntil ?? null }, { siteTag, timeZone: 'UTC' }),
    ...Object.values(slots ?? {}).flatMap((inner) => edgesOfBlocks(inner, siteTag)),
  ])

/** Edges of the window that the settings of a draft have, on the clocks of a site. What is no date has none: the gate names it. */
export const edgesOf = (
  blockId: string,
  meta: Json | undefined,
  { siteTag, timeZone }: { readonly siteTag: string; readonly timeZone: string },
): readonly WindowEdge[] => {
  const edge = (name: 'begins' | 'ends', value: Json | undefined): readonly WindowEdge[] => {
    const at = typeof value === 'string' ? toInstant(value, timeZone, name === 'begins' ? 'begin' : 'end') : undefined
    return at === undefined ? [] : [{ edge: name, at, blockId, siteTag }]
  }
  return isObject(meta) ? [...edge('begins', meta['visibleFrom']), ...edge('ends', meta['visibleUntil'])] : []
}
