import { describe, expect, it } from 'vitest'
import type { BlockMeta, BlockNode } from '../../../schemas/page.ts'
import { chooseVariants, pickOriginal, type PickVariant } from '../../../src/content/variants.ts'
import { node, page } from '../../factories/pages.ts'
import { halfAndHalf, variantBlock } from '../../factories/variants.ts'

const pick =
  (...names: readonly string[]): PickVariant =>
  ({ test }) =>
    names.find((name) => name.startsWith(`${test} `))?.slice(test.length + 1)
const idsOf = (nodes: readonly BlockNode[]): readonly string[] =>
  nodes.flatMap(({ id, slots = {} }) => [id, ...Object.values(slots).flatMap(idsOf)])
const chosen = (blocks: readonly BlockNode[], by: PickVariant) => idsOf(chooseVariants(page('home', blocks), by).blocks)

describe('a page with a test', () => {
  const [original, variant] = halfAndHalf() as [BlockNode, BlockNode]
  const rest = node('text', { id: 'rest' })

  it('has exactly one of its blocks, which then is a block like others', () => {
    const made = chooseVariants(page('home', [original, rest, variant]), pick('hero-words b'))
    expect(made.blocks).toEqual([rest, { ...variant, meta: undefined }])
    expect(made.variants).toEqual([{ test: 'hero-words', variant: 'b', block: 'hero-words-b' }])
    expect(chosen([original, rest, variant], pickOriginal)).toEqual(['hero-words-a', 'rest'])
  })

  it('shows the original for a name that the test does not have', () => {
    expect(chosen([original, variant], pick('hero-words z'))).toEqual(['hero-words-a'])
  })

  it('keeps the other settings of the chosen block', () => {
    const late: BlockMeta = { visibleFrom: '2026-12-01T00:00:00Z' }
    const made = chooseVariants(page('home', [variantBlock('a', undefined, { meta: late }), variant]), pickOriginal)
    expect(made.blocks[0]?.meta).toEqual(late)
  })

  it('is chosen from at every depth, each test by itself', () => {
    const column = node('column', { id: 'column', slots: { body: [...halfAndHalf('inner'), rest] } })
    expect(chosen([original, variant, column], pick('inner b'))).toEqual(['hero-words-a', 'column', 'inner-b', 'rest'])
  })

  it('says for whom the chosen block is, by its own settings and those of what it stands in, as only a browser knows who looks', () => {
    const inner = variantBlock('a', undefined, { meta: { audience: 'signedIn' } })
    const column = node('column', { meta: { segment: 'friends' }, slots: { body: [inner, variant] } })
    expect(chooseVariants(page('home', [column]), pickOriginal).variants).toEqual([
      { test: 'hero-words', variant: 'a', block: 'hero-words-a', isFor: [{ segment: 'friends' }, { audience: 'signedIn' }] },
    ])
    expect(chooseVariants(page('home', [original, variant]), pickOriginal).variants).toEqual([
      { test: 'hero-words', variant: 'a', block: 'hero-words-a' },
    ])
  })

  it('of a draft whose blocks share a letter or have settings of another shape shows one of them and never fails', () => {
    expect(chosen([original, variantBlock('a', 5, { id: 'twin' })], pickOriginal)).toEqual(['hero-words-a'])
    const broken = [5, 'a', null, {}, { test: 1, name: 'a' }].map((each, index) =>
      node('text', { id: `broken-${index}`, meta: { variant: each } as unknown as BlockMeta }),
    )
    expect(chosen(broken, pickOriginal)).toHaveLength(5)
  })
})

it('a page without a test stays the very same page', () => {
  const plain = page('home', [node('column', { slots: { body: [node('text')] } })])
  expect(chooseVariants(plain, () => 'b')).toBe(plain)
})
