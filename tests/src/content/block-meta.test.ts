import { describe, expect, it } from 'vitest'
import type { BlockMeta, BlockNode, Json } from '../../../schemas/page.ts'
import { mergeMeta, readMeta, selectForSite } from '../../../src/content/block-meta.ts'
import { entry } from '../../factories/cms.ts'
import { node } from '../../factories/pages.ts'
import { defined } from '../../../src/lib/defined.ts'

const read = (meta: Json, timeZone?: string) => readMeta(entry('h', 'headline', { meta }), { locales: ['en'], ...defined({ timeZone }) })

describe('the settings of a block', () => {
  it('are none where the entry has no settings, or empty ones, or something that is no object', () => {
    expect(readMeta(entry('h', 'headline'), { locales: ['en'] })).toBeUndefined()
    for (const meta of [{}, 'hidden', ['GB']]) expect(read(meta)).toBeUndefined()
  })

  it('open a window with the first moment of a day of the site, and close it with the last', () => {
    expect(read({ visibleFrom: '2026-12-24', visibleUntil: '2026-12-24', countries: ['JP'] }, 'Asia/Tokyo')).toEqual({
      visibleFrom: '2026-12-23T15:00:00.000Z',
      visibleUntil: '2026-12-24T15:00:00.000Z',
      countries: ['JP'],
    })
  })

  it('are in universal time where no site says otherwise', () => {
    expect(read({ visibleFrom: '2026-12-24T09:00' })).toEqual({ visibleFrom: '2026-12-24T09:00:00.000Z' })
  })

  it('keep what is no date, for the publish gate to name it', () => {
    const mistakes = { visibleFrom: 'soon', visibleUntil: 7 }
    expect(read(mistakes)).toEqual(mistakes)
  })
})

describe('a block of a shared section', () => {
  const EARLY = '2026-12-01T00:00:00Z'
  // The later instant, though its text sorts first.
  const LATE = '2026-11-30T23:30:00-08:00'

  it('shows only while both windows are open', () => {
    const both = { visibleFrom: LATE, visibleUntil: EARLY }
    expect(mergeMeta({ visibleFrom: EARLY, visibleUntil: EARLY }, { visibleFrom: LATE, visibleUntil: LATE })).toEqual(both)
    expect(mergeMeta({ visibleFrom: LATE, visibleUntil: LATE }, { visibleFrom: EARLY, visibleUntil: EARLY })).toEqual(both)
  })

  it('has the only window there is, whichever of the two has it', () => {
    const window = { visibleFrom: EARLY, visibleUntil: LATE }
    expect(mergeMeta(window, {})).toEqual(window)
    expect(mergeMeta({}, window)).toEqual(window)
    expect(mergeMeta({}, {})).toEqual({})
  })

  it.each(['countries', 'languages', 'navContexts'] as const)('shows for those %s that both allow', (name) => {
    expect(mergeMeta({ [name]: ['a', 'b'] }, { [name]: ['b', 'c'] })).toEqual({ [name]: ['b'] })
    expect(mergeMeta({ [name]: ['a'] }, { [name]: ['c'] })).toEqual({ [name]: ['-'] })
    for (const open of [{}, { [name]: [] }]) {
      expect(mergeMeta({ [name]: ['a'] }, open)).toEqual({ [name]: ['a'] })
      expect(mergeMeta(open, { [name]: ['a'] })).toEqual({ [name]: ['a'] })
    }
  })

  it('keeps a list that is none, from whichever of the two, for the publish gate to name it', () => {
    // Settings come from the CMS as any JSON.
    const mistaken = { countries: 'GB' } as unknown as BlockMeta
    for (const other of [{ countries: ['GB'] }, {}]) {
      expect(mergeMeta(mistaken, other)).toEqual(mistaken)
      expect(mergeMeta(other, mistaken)).toEqual(mistaken)
    }
  })

  it('inherits all other settings where it has none of its own, but never the anchor', () => {
    const outer: BlockMeta = { anchor: 'new-in', audience: 'guest', hiddenOn: 'mobile' }
    expect(mergeMeta(outer, { audience: 'signedIn' })).toEqual({ audience: 'signedIn', hiddenOn: 'mobile' })
    expect(mergeMeta(outer, { anchor: 'own' })).toEqual({ audience: 'guest', hiddenOn: 'mobile', anchor: 'own' })
  })
})

describe('the blocks of a site', () => {
  const BRITAIN = { country: 'GB', language: 'en' }
  const headline = (id: string, meta?: unknown): BlockNode =>
    // What a merchandiser types into the settings is anything.
    node('headline', { id, ...(meta === undefined ? {} : { meta: meta as BlockMeta }) })
  const idsIn = (nodes: readonly BlockNode[]) => selectForSite(nodes, BRITAIN).map(({ id }) => id)

  it('are those for everybody and those for its country and language', () => {
    expect(
      idsIn([
        headline('all'),
        headline('open', { countries: [], languages: [] }),
        headline('here', { countries: ['FR', 'GB'], languages: ['en'] }),
        headline('elsewhere', { countries: ['FR'], languages: ['en'] }),
        headline('foreign', { countries: ['GB'], languages: ['fr'] }),
        headline('nobody', { countries: ['-'] }),
        headline('silent', { languages: ['-'] }),
      ]),
    ).toEqual(['all', 'open', 'here'])
  })

  it('are the same inside other blocks, however deep', () => {
    const inner = node('panel', { id: 'panel', slots: { body: [headline('here'), headline('elsewhere', { countries: ['FR'] })] } })
    const [outer] = selectForSite([node('box', { slots: { panels: [inner] } })], BRITAIN)
    expect(outer?.slots?.['panels']?.[0]?.slots?.['body']?.map(({ id }) => id)).toEqual(['here'])
  })

  it('lose the lists that chose them, and keep their other settings and everything else', () => {
    const chosen = { ...headline('a', { countries: ['GB'], languages: ['en'], audience: 'guest' }), props: { text: 'Hello' } }
    expect(selectForSite([chosen], BRITAIN)).toEqual([
      { id: 'a', type: 'headline', version: 1, props: { text: 'Hello' }, meta: { audience: 'guest' } },
    ])
    expect(selectForSite([headline('b', { countries: ['GB'] }), headline('c')], BRITAIN)).toEqual([headline('b'), headline('c')])
  })

  it.each([
    ['names no country', { countries: ['Britain'] }],
    ['names a country in part', { countries: ['GB', 'XGB'] }],
    ['is no list', { countries: 'FR' }],
    ['holds something else than text', { countries: [7] }],
    ['names a language with its country', { languages: ['fr-CA'] }],
    ['names no language', { languages: ['French'] }],
  ])('include one whose list %s, as it is, for the publish gate to name it', (_case, meta) => {
    expect(selectForSite([headline('a', meta)], BRITAIN)).toEqual([headline('a', meta)])
  })
})
