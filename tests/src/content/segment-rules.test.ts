import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../schemas/page-kinds.ts'
import type { BlockMeta } from '../../../schemas/page.ts'
import { mergeMeta } from '../../../src/content/block-meta.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { pageRules } from '../../../src/content/page-rules.ts'
import { createPageValidator } from '../../../src/content/validate-page.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { node, page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'
import { defined } from '../../../src/lib/defined.ts'

const FRIENDS = { group: 'friends', title: 'Friends of the house' }
const TRADE = { group: 'trade', title: 'Trade' }
const BRITISH = site('gb', { segments: [FRIENDS] })
const JAPANESE = site('jp', { segments: [TRADE] })
interface Given {
  readonly kind?: PageKind
  readonly own?: SiteConfig
  readonly sites?: readonly SiteConfig[]
}
const problems = (meta: BlockMeta, { kind = 'landing', own = BRITISH, sites = [own] }: Given = {}) =>
  pageRules(page(kind, [node('divider', { meta })]), blockSchemas, own, sites).map(({ code, severity, path, message, values }) => ({
    ...{ code, severity, path, message, values },
  }))

describe('a block for a segment', () => {
  it('is in order where a site of the page has the segment, whichever', () => {
    expect(problems({ segment: 'friends' })).toEqual([])
    expect(problems({ segment: 'friends', audience: 'signedIn' })).toEqual([])
    expect(problems({ segment: 'friends' }, { own: JAPANESE, sites: [BRITISH, JAPANESE] })).toEqual([])
  })

  it('is warned of where no site of the page has it, with those there are', () => {
    expect(problems({ segment: 'vip' }, { sites: [BRITISH, JAPANESE] })).toEqual([
      {
        code: 'segmentUnknown',
        severity: 'warning',
        path: '/blocks/0/meta/segment',
        message:
          'No site of this page has the segment "vip", so shoppers do not see the block. There are: Friends of the house (friends), Trade (trade).',
        values: { segment: 'vip', known: 'Friends of the house (friends), Trade (trade)' },
      },
    ])
    const [none] = problems({ segment: 'vip' }, { own: site('us', { segments: [] }) })
    expect(none?.message).toBe('No site of this page has the segment "vip", so shoppers do not see the block. There are none yet.')
  })

  it('is refused where it is for guests too: nobody would see it', () => {
    expect(problems({ segment: 'friends', audience: 'guest' })).toMatchObject([{ code: 'segmentForGuests', severity: 'error' }])
  })

  it('is refused in menus and in windows in front of pages, which everybody would see', () => {
    for (const kind of ['menu', 'splash'] as const)
      expect(problems({ segment: 'friends' }, { kind })).toMatchObject([{ code: 'segmentNotHere', severity: 'error' }])
    for (const kind of ['header', 'footer', 'home'] as const) expect(problems({ segment: 'friends' }, { kind })).toEqual([])
  })

  it('has a group that is safe in an attribute of the page, and is refused with what is right where it has none', () => {
    const validate = createPageValidator(blockSchemas, commonSchemas)
    const codes = (segment: unknown) =>
      validate(page('landing', [node('divider', { meta: { segment } as BlockMeta })]), 1).map(({ code, kind }) => `${code} ${kind}`)
    for (const segment of ['friends', 'Trade_2026.eu-1', 'x'.repeat(60)]) expect(codes(segment)).toEqual([])
    for (const segment of ['', 'two words', '-first', 'a"b', 'x'.repeat(61), 7, ['friends']]) {
      expect(codes(segment)).toEqual(['metaInvalid segment'])
      expect(problems({ segment } as BlockMeta).filter(({ code }) => code !== 'segmentUnknown')).toEqual([])
    }
    expect(problems({ segment: 7 } as unknown as BlockMeta)).toEqual([])
  })

  it('of a shared section has the section’s segment, or its own, and is never for guests by the one and for a segment by the other', () => {
    expect(mergeMeta({ segment: 'friends' }, {})).toEqual({ segment: 'friends' })
    expect(mergeMeta({ segment: 'friends' }, { audience: 'signedIn' })).toEqual({ segment: 'friends', audience: 'signedIn' })
    expect(mergeMeta({ segment: 'friends' }, { segment: 'trade' })).toEqual({ segment: 'trade' })
    expect(mergeMeta({ segment: 'friends' }, { audience: 'guest' })).toEqual({ audience: 'guest' })
    expect(mergeMeta({ audience: 'guest' }, { segment: 'friends' })).toEqual({ segment: 'friends' })
  })

  it('is a variant only of blocks for the same segment', () => {
    const member = (name: string, share: number | undefined, segment?: string) =>
      node('divider', { meta: { variant: { test: 'hero', name, ...defined({ share }) }, ...(segment && { segment }) } })
    const found = (...blocks: readonly ReturnType<typeof member>[]) => pageRules(page('landing', blocks), blockSchemas, BRITISH)
    expect(found(member('a', undefined, 'friends'), member('b', 50, 'friends'))).toEqual([])
    expect(found(member('a', undefined, 'friends'), member('b', 50))).toMatchObject([
      { code: 'variantSettings', values: { settings: 'segment' } },
    ])
  })
})
