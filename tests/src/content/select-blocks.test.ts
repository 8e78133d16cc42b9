import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockMeta, BlockNode } from '../../../schemas/page.ts'
import type { Audience } from '../../../src/content/is-for.ts'
import { nextChange, selectBlocks } from '../../../src/content/select-blocks.ts'
import { node } from '../../factories/pages.ts'

const NOON = Date.parse('2026-12-01T12:00:00Z')
const at = (now: number, changes: Partial<Audience> = {}): Audience => ({
  now,
  countryCode: 'GB',
  language: 'en',
  navContext: 'women',
  ...changes,
})
const iso = (instant: number): string => new Date(instant).toISOString()
const block = (id: string, meta: BlockMeta, body: readonly BlockNode[] = []): BlockNode => node('column', { id, meta, slots: { body } })
const idsOf = (nodes: readonly BlockNode[]): readonly string[] => nodes.flatMap(({ id, slots }) => [id, ...idsOf(slots?.['body'] ?? [])])

describe('a block with a window', () => {
  const sale = block('sale', { visibleFrom: iso(NOON), visibleUntil: iso(NOON + 1000) })

  it('shows from its first instant on and no longer at its last', () => {
    const shownAt = (now: number) => selectBlocks([sale], at(now)).length
    expect([NOON - 1, NOON, NOON + 999, NOON + 1000].map(shownAt)).toEqual([0, 1, 1, 0])
  })

  it('says when the page is next another one', () => {
    expect([NOON - 5000, NOON, NOON + 1000].map((now) => nextChange([sale], at(now)))).toEqual([NOON, NOON + 1000, undefined])
  })

  it('elsewhere, or inside one that is over, changes nothing here', () => {
    const abroad = block('abroad', { countries: ['US'], visibleFrom: iso(NOON) })
    const over = block('over', { visibleUntil: iso(NOON) }, [block('inner', { visibleFrom: iso(NOON + 5000) })])
    expect(nextChange([abroad, over], at(NOON))).toBeUndefined()
  })
})

it('shows the same blocks at any moment before the next change, and others at it', () => {
  const instants = fc.integer({ min: -5, max: 5 }).map((step) => iso(NOON + step * 1000))
  const metas: fc.Arbitrary<BlockMeta> = fc.record({ visibleFrom: instants, visibleUntil: instants }, { requiredKeys: [] })
  const trees = fc
    .array(fc.tuple(metas, metas), { maxLength: 4 })
    .map((pairs) => pairs.map(([outer, inner], index) => block(`o${index}`, outer, [block(`i${index}`, inner)])))
  fc.assert(
    fc.property(trees, fc.integer({ min: -6000, max: 6000 }), (nodes, offset) => {
      const now = NOON + offset
      const change = nextChange(nodes, at(now))
      const shown = (moment: number) => idsOf(selectBlocks(nodes, at(moment)))
      for (let moment = now; moment < Math.min(change ?? Infinity, now + 12_000); moment += 250) expect(shown(moment)).toEqual(shown(now))
      if (change !== undefined) expect(change).toBeGreaterThan(now)
    }),
  )
})

describe('a block of a navigation context', () => {
  const womens = block('womens', { navContexts: ['women'], anchor: 'new' })

  it('shows on its pages only, as one like others', () => {
    expect(selectBlocks([womens], at(NOON))[0]?.meta).toEqual({ anchor: 'new' })
    expect(selectBlocks([womens], at(NOON, { navContext: 'men' }))).toEqual([])
  })

  it('stays in a frame that outlives its pages, for the page to decide', () => {
    expect(selectBlocks([womens], { now: NOON, countryCode: 'GB', language: 'en' })[0]?.meta).toMatchObject({ navContexts: ['women'] })
  })
})
