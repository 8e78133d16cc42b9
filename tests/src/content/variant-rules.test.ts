import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../schemas/page-kinds.ts'
import type { BlockMeta, BlockNode } from '../../../schemas/page.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { pageRules } from '../../../src/content/page-rules.ts'
import { pageWarnings } from '../../../src/content/page-warnings.ts'
import { createPageValidator } from '../../../src/content/validate-page.ts'
import { node, page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'
import { halfAndHalf, variantBlock } from '../../factories/variants.ts'

const rules = (blocks: readonly BlockNode[], kind: PageKind = 'landing') => pageRules(page(kind, blocks), blockSchemas, site())
const validate = createPageValidator(blockSchemas, commonSchemas)
const codesOf = (blocks: readonly BlockNode[], kind?: PageKind) => rules(blocks, kind).map(({ code, blockId }) => `${code} ${blockId}`)
const late: BlockMeta = { visibleFrom: '2026-12-01T00:00:00Z' }

describe('the gate', () => {
  it('lets a test live whose blocks stand in one list, with shares of at most 100 per cent', () => {
    expect(codesOf([...halfAndHalf(), variantBlock('c', 50)])).toEqual([])
  })

  it('refuses shares of more than 100 per cent together, and says how many they are', () => {
    const [problem, ...others] = rules([...halfAndHalf(), variantBlock('c', 51)])
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'variantShares', blockId: 'hero-words-a', message: expect.stringContaining('101 %') })
  })

  it('refuses a test of one block, which may be one whose others are for other countries', () => {
    expect(codesOf([variantBlock('b', 50)])).toEqual(['variantAlone hero-words-b'])
  })

  it('refuses a variant above its original, which nobody would see any more', () => {
    expect(codesOf(halfAndHalf().toReversed())).toEqual(['variantFirst hero-words-b'])
  })

  it('refuses one name in two places of a page, and one letter for two blocks', () => {
    const column = node('column', { slots: { body: [variantBlock('c', 10)] } })
    expect(codesOf([...halfAndHalf(), column])).toEqual(['variantApart hero-words-c'])
    expect(codesOf([...halfAndHalf(), variantBlock('b', 10, { id: 'twin' })])).toEqual(['variantApart twin'])
  })

  it('refuses blocks of one test that are shown at other times, in other places or to other visitors, and names what differs', () => {
    const [problem] = rules([variantBlock('a'), variantBlock('b', 50, { meta: { ...late, audience: 'guest' } })])
    expect(problem).toMatchObject({ code: 'variantSettings', message: expect.stringContaining('from when, visitors') })
    expect(codesOf([variantBlock('a', undefined, { meta: late }), variantBlock('b', 50, { meta: late })])).toEqual([])
    expect(codesOf([variantBlock('a', undefined, { meta: { navContexts: [] } }), variantBlock('b', 50)])).toEqual([])
  })

  it('refuses tests in what is around or in front of pages', () => {
    for (const kind of ['header', 'footer', 'checkoutHeader', 'checkoutFooter', 'menu', 'splash', 'maintenance'] as const)
      expect(codesOf(halfAndHalf(), kind)).toEqual(['variantNotHere hero-words-a'])
  })

  it('refuses tests that make more pages than the process keeps', () => {
    const tests = (count: number) => Array.from({ length: count }, (_, index) => halfAndHalf(`test-${index}`)).flat()
    expect(codesOf(tests(5))).toEqual([])
    expect(codesOf(tests(6))).toEqual(['variantTooMany test-0-a'])
  })

  it('refuses a share of 101 per cent, a name in capitals and a field of somebody’s own that were written by hand', () => {
    for (const variant of [
      { test: 'hero', name: 'b', share: 101 },
      { test: 'Hero', name: 'b', share: 1 },
      { test: 'hero', name: 'b', share: 1, forced: true },
      { name: 'b' },
    ]) {
      const written = [node('divider', { meta: { variant } as unknown as BlockMeta })]
      expect(validate(page('landing', written), 1).map(({ code }) => code)).toContain('metaInvalid')
    }
  })
})

describe('blocks of a test count as one', () => {
  const button = (name: string, share: number | undefined) =>
    variantBlock(name, share, { type: 'button', props: { label: 'Go', href: '/' } })
  const group = (...buttons: readonly BlockNode[]) => page('landing', [node('button-group', { slots: { buttons } })])
  const slotCodes = (...buttons: readonly BlockNode[]) =>
    validate(group(...buttons), 1)
      .map(({ code }) => code)
      .filter((code) => code.startsWith('slot'))
  const { min = 0, max = 99 } = blockSchemas.get('button-group')?.['x-slots']?.['buttons'] ?? {}
  const plain = (count: number) => Array.from({ length: count }, () => node('button', { props: { label: 'Go', href: '/' } }))

  it('where a place takes no more', () => {
    expect(slotCodes(...plain(max - 1), button('a', undefined), button('b', 50))).toEqual([])
    expect(slotCodes(...plain(max), button('a', undefined), button('b', 50))).toEqual(['slotTooMany'])
  })

  it('where a place needs some', () => {
    expect(min).toBeGreaterThan(0)
    expect(slotCodes(...plain(min - 1), button('a', undefined), button('b', 50))).toEqual([])
  })
})

describe('a variant and its original', () => {
  const tabs = (name: string, share: number | undefined) =>
    variantBlock(name, share, {
      type: 'tabs',
      props: { label: '', queryParam: 'tab', allowToggleOff: false },
      slots: { panels: [node('tab-panel', { props: { key: 'care', title: 'Care' } })] },
    })

  it('may use one name in the address, as nobody sees both', () => {
    expect(codesOf([tabs('a', undefined), tabs('b', 50)])).toEqual([])
    expect(codesOf([tabs('a', undefined), tabs('b', 50), node('tabs', { id: 'other', props: { queryParam: 'tab' } })])).toEqual([
      'tabNameTaken other',
    ])
  })

  it('may both be the heading of the first level', () => {
    const heroes = ['a', 'b'].map((name, index) => variantBlock(name, index * 50, { type: 'headline', props: { level: 1, text: name } }))
    expect(pageWarnings(page('landing', heroes, { seo: { noindex: true } }), blockSchemas, { siteName: 'Alder' })).toEqual([])
  })
})
