import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../schemas/page.ts'
import type { PastePosition } from '../../../../scripts/cms/clipboard/find-target.ts'
import { pasteBlocks, type PasteOutcome } from '../../../../scripts/cms/clipboard/paste-blocks.ts'
import { parseClip } from '../../../../scripts/cms/clipboard/parse-clip.ts'
import { copyBlocks, type Clip } from '../../../../src/content/clipboard/clip.ts'
import { releaseName } from '../../../../src/content/clipboard/release-name.ts'
import { readSites } from '../../../../server/sites.ts'
import { entrySchemas } from '../../../../src/content/block-schemas.ts'
import type { CmsEntry } from '../../../../src/content/cms-entry.ts'
import { anyJson } from '../../../factories/any-block.ts'
import { createFakeClipboardCms, textTo, typesOf, type FakeClipboardCms } from '../../../factories/clipboard-cms.ts'
import { entry, linkTo, pageEntry } from '../../../factories/cms.ts'

const links = (...ids: readonly string[]): Json => ids.map((id) => linkTo(id))
const headline = (id: string, fields = {}) => entry(id, 'headline', { text: `Words of ${id}`, ...fields })

const HOME = pageEntry('home', {}, ['first', 'story', 'shared'])
const ABOUT = pageEntry('about', { key: 'landing/about', kind: 'landing' }, ['one', 'two'])
const ENTRIES: readonly CmsEntry[] = [
  HOME,
  ABOUT,
  headline('first'),
  headline('one'),
  headline('two'),
  entry('story', 'text-and-image', { heading: 'Flax', text: 'Rain.', image: linkTo('flax', 'Asset') }),
  entry('questions', 'accordion', { heading: 'Questions', panels: links('delivery') }),
  entry('delivery', 'accordion-panel', { title: 'Delivery', body: links('inside', 'shared') }),
  headline('inside'),
  entry('shared', 'fragment', { title: 'Promise', blocks: links('promised') }),
  headline('promised'),
]
const space = (more: Partial<Parameters<typeof createFakeClipboardCms>[0]> = {}) => {
  const entries = more.entries ?? ENTRIES
  return createFakeClipboardCms({ entries, assets: ['flax'], types: typesOf([...ENTRIES, ...entries]), ...more })
}
const clipOf = (cms: FakeClipboardCms, ...ids: readonly string[]): Clip =>
  copyBlocks({ ids, source: { entries: cms.stored() }, schemas: entrySchemas, release: releaseName() })

let count = 0
const pasteInto = (cms: FakeClipboardCms, clip: Clip, position: PastePosition = { end: true }, more = {}): Promise<PasteOutcome> =>
  pasteBlocks({
    cms,
    clip,
    page: 'landing/about',
    position,
    sites: readSites(),
    newId: () => `new-${(count += 1)}`,
    isRehearsal: false,
    ...more,
  })

const blocksOf = (cms: FakeClipboardCms, id = 'about', slot = 'blocks'): readonly string[] => {
  const list = cms.stored().get(id)?.fields[slot]?.['en']
  return (Array.isArray(list) ? list : []).map((link: Json) => (link as { sys: { id: string } }).sys.id)
}
const codes = ({ problems }: PasteOutcome): readonly string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)

/** The same whatever the ids: each is called by its first appearance. Ids of what is shared stay. */
const withoutIds = ({ roots, blocks }: Clip): string => {
  const names = new Map(blocks.map(({ id }, index) => [id, `#${index}`]))
  return JSON.stringify({ roots, blocks }, (_, value: unknown) => (typeof value === 'string' ? (names.get(value) ?? value) : value))
}

describe('copied blocks', () => {
  it('pastes blocks on another page with new ids, blocks inside included, and keeps shared sections shared', async () => {
    const cms = space({ entries: [...ENTRIES, pageEntry('help', { key: 'landing/help', kind: 'landing' }, ['questions'])] })
    const { pasted, made, problems } = await pasteInto(cms, clipOf(cms, 'questions'))
    expect([made, problems.filter(({ severity }) => severity === 'error')]).toEqual([3, []])
    expect(blocksOf(cms)).toEqual(['one', 'two', ...pasted])
    const panel = blocksOf(cms, pasted[0], 'panels')[0] ?? ''
    expect(panel).not.toBe('delivery')
    expect(blocksOf(cms, panel, 'body')).toEqual([expect.stringMatching(/^new-/), 'shared'])
  })

  it.each([
    [{ before: 'one' }, ['NEW', 'one', 'two']],
    [{ before: 'two' }, ['one', 'NEW', 'two']],
    [{ after: 'two' }, ['one', 'two', 'NEW']],
    [{ end: true }, ['one', 'two', 'NEW']],
  ] as const)('pastes blocks at %j', async (position, expected) => {
    const cms = space()
    const { pasted } = await pasteInto(cms, clipOf(cms, 'first'), position)
    expect(blocksOf(cms)).toEqual(expected.map((id) => (id === 'NEW' ? pasted[0] : id)))
  })

  it('pastes blocks into a slot of a block', async () => {
    const cms = space({ entries: [...ENTRIES.filter(({ sys }) => sys.id !== 'about'), pageEntry('about', ABOUT_FIELDS, ['questions'])] })
    const { pasted } = await pasteInto(cms, clipOf(cms, 'first'), { into: 'delivery.body' })
    expect(blocksOf(cms, 'delivery', 'body')).toEqual(['inside', 'shared', ...pasted])
  })

  it('renews references among pasted blocks, in text too, and leaves those that lead elsewhere', async () => {
    const text = entry('text', 'hologram', { words: textTo('inner'), away: textTo('home'), slot: links('inner') })
    const cms = space({ entries: [...ENTRIES, text, entry('inner', 'hologram', { beam: 1 })] })
    const { pasted } = await pasteInto(cms, clipOf(cms, 'text'))
    const fields = cms.stored().get(pasted[0] ?? '')?.fields
    const [inner] = blocksOf(cms, pasted[0], 'slot')
    expect(fields).toEqual({ words: { en: textTo(inner ?? '') }, away: { en: textTo('home') }, slot: { en: links(inner ?? '') } })
  })

  it('changes nothing but the list that blocks are pasted into, and publishes nothing', async () => {
    const cms = space()
    const before = new Map(cms.stored())
    await pasteInto(cms, clipOf(cms, 'first', 'story'))
    expect(cms.log).toEqual(['create text-and-image', 'create headline', 'write about'])
    for (const [id, was] of before) if (id !== 'about') expect(cms.stored().get(id)).toBe(was)
    expect({ ...cms.stored().get('about')?.fields, blocks: null }).toEqual({ ...ABOUT.fields, blocks: null })
  })

  it('pastes any blocks into another space and back as the same tree, ids apart, in every language', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntries, async (wild) => {
        const here = space({ entries: [...ENTRIES, ...wild] })
        const there = space({ types: typesOf([...ENTRIES, ...wild]) })
        const clip = parseClip(JSON.stringify(clipOf(here, ...wild.slice(0, 2).map(({ sys }) => sys.id))))
        const outcome = await pasteInto(there, clip)
        expect(codes(outcome)).toEqual([])
        expect(withoutIds(clipOf(there, ...outcome.pasted))).toBe(withoutIds(clip))
        expect(outcome.pasted.some((id) => wild.some(({ sys }) => sys.id === id))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

const ABOUT_FIELDS = { key: 'landing/about', kind: 'landing' }
/** Too long for an arbitrary text to be one of them by chance: a text that equals an id is not an id. */
const NAMES = ['wild-0', 'wild-1', 'wild-2', 'wild-3', 'wild-4']

/** Blocks of later releases that contain each other, later ones only: once, twice, or not at all. */
const anyEntries: fc.Arbitrary<readonly CmsEntry[]> = fc
  .tuple(
    ...NAMES.map((id, index) =>
      fc.record({
        type: fc.constantFrom('hologram', 'scent'),
        fields: fc.dictionary(fc.constantFrom('beam', 'x', 'toString'), anyJson, { maxKeys: 3 }),
        french: anyJson,
        inner: fc.subarray(NAMES.slice(index + 1)),
        twice: fc.subarray(NAMES.slice(index + 1)),
        id: fc.constant(id),
      }),
    ),
  )
  .map((all) =>
    all.map(({ id, type, fields, french, inner, twice }) =>
      entry(
        id,
        type,
        { ...fields, ...(inner.length === 0 ? {} : { inner: links(...inner) }), ...(twice.length === 0 ? {} : { twice: links(...twice) }) },
        { words: { en: 'Words', fr: french } },
      ),
    ),
  )

describe('nothing is written', () => {
  const refused = async (cms: FakeClipboardCms, clip: Clip, position?: PastePosition): Promise<readonly string[]> => {
    const before = JSON.stringify([...cms.stored()])
    const outcome = await pasteInto(cms, clip, position)
    expect([JSON.stringify([...cms.stored()]), cms.log, outcome.pasted]).toEqual([before, [], []])
    return codes(outcome)
  }

  it('writes nothing where the slot does not allow the block', async () => {
    const cms = space({ entries: [...ENTRIES.filter(({ sys }) => sys.id !== 'about'), pageEntry('about', ABOUT_FIELDS, ['questions'])] })
    expect(await refused(cms, clipOf(cms, 'first'), { into: 'questions.panels' })).toEqual(['slotNotAllowed'])
  })

  it('writes nothing where a field is invalid, the page lacks the data of the block, or would be too long', async () => {
    const more = [headline('long', { level: 9 }), entry('grid', 'product-grid')]
    const cms = space({ entries: [...ENTRIES, ...more] })
    expect(await refused(cms, clipOf(cms, 'long'))).toEqual(['propInvalid'])
    expect(await refused(cms, clipOf(cms, 'grid'))).toEqual(['contextMissing'])
    const many = Array.from({ length: 200 }, (_, index) => headline(`many-${index}`))
    expect(
      await refused(space({ entries: [...ENTRIES, ...many] }), clipOf(space({ entries: many }), ...many.map(({ sys }) => sys.id))),
    ).toContain('tooManyBlocks')
  })

  it('writes nothing where the space lacks an asset, shared section, type, field or language', async () => {
    const source = space()
    const without = (...ids: readonly string[]) => ENTRIES.filter(({ sys }) => !ids.includes(sys.id))
    expect(await refused(space({ assets: [] }), clipOf(source, 'story'))).toEqual(['pasteMissing'])
    expect(await refused(space({ entries: without('shared') }), clipOf(source, 'delivery'))).toContain('pasteMissing')
    expect(await refused(space({ entries: without('shared', 'home') }), clipOf(source, 'shared'))).toEqual(['pasteMissing'])
    const { headline: _, ...types } = typesOf(ENTRIES)
    expect(await refused(space({ types }), clipOf(source, 'first'))).toEqual(['pasteUnfit'])
    expect(await refused(space({ types: { ...types, headline: ['level'] } }), clipOf(source, 'first'))).toEqual(['pasteUnfit'])
    const french = space({ entries: [...ENTRIES, entry('mot', 'headline', {}, { text: { en: 'Word', fr: 'Mot' } })] })
    expect(await refused(space({ locales: ['en'] }), clipOf(french, 'mot'))).toEqual(['pasteUnfit'])
  })

  it('writes nothing in a rehearsal, which reports the same', async () => {
    const cms = space()
    expect(await pasteInto(cms, clipOf(cms, 'first'), { end: true }, { isRehearsal: true })).toMatchObject({ pasted: [], made: 0 })
    expect(cms.log).toEqual([])
  })

  it.each([
    [{ before: 'promised' }, 'shared section'],
    [{ into: 'shared.blocks' }, 'shared section'],
    [{ before: 'nowhere' }, 'no block nowhere'],
    [{ into: 'first' }, '<blockId>.<slot>'],
    [{ into: 'first.cards' }, 'no slot "cards"'],
  ] as const)('writes nothing at %j, which is no position on the page', async (position, words) => {
    const cms = space()
    await expect(pasteInto(cms, clipOf(cms, 'one'), position, { page: 'home' })).rejects.toThrow(words)
    expect(cms.log).toEqual([])
  })

  it('does not report problems that the page had already', async () => {
    const cms = space({ entries: [...ENTRIES.filter(({ sys }) => sys.id !== 'two'), headline('two', { level: 9 })] })
    expect(codes(await pasteInto(cms, clipOf(cms, 'first')))).toEqual([])
  })
})

describe('a paste that fails half way', () => {
  it.each([1, 2, 3, 4].flatMap((write) => [false, true].map((isDone) => ({ write, isDone }))))(
    'at write $write (done: $isDone) leaves everything as it was; one whose last answer got lost is done',
    async ({ write, isDone }) => {
      const cms = space({ entries: [...ENTRIES, pageEntry('help', { key: 'landing/help', kind: 'landing' }, ['questions'])] })
      const before = JSON.stringify([...cms.stored()])
      cms.failAt(write, isDone)
      const outcome = await pasteInto(cms, clipOf(cms, 'questions'))
      const isThere = write === 4 && isDone
      expect(codes(outcome)).toEqual(isThere ? [] : ['pasteRefused'])
      if (isThere) expect([...cms.stored().keys()]).toEqual(expect.arrayContaining([...blocksOf(cms)]))
      else expect(JSON.stringify([...cms.stored()])).toBe(before)
    },
  )

  it('deletes the new drafts and says so where somebody edited the list meanwhile', async () => {
    const cms = space()
    const before = [...cms.stored().keys()]
    const create = cms.create
    const { problems } = await pasteInto(
      {
        ...cms,
        create: async (block) => {
          await create(block)
          cms.edit('about')
        },
      },
      clipOf(cms, 'first'),
    )
    expect(problems).toMatchObject([{ code: 'pasteRefused', blockId: 'about', message: 'VersionMismatch' }])
    expect([...cms.stored().keys()]).toEqual(before)
  })

  it('deletes no draft that may be on the page, where the CMS does not say', async () => {
    const cms = space()
    const { entriesById } = cms
    cms.failAt(2, true)
    let isDown = false
    const falling: FakeClipboardCms = {
      ...cms,
      write: (...of) => {
        isDown = true
        return cms.write(...of)
      },
      entriesById: async (ids) => (isDown ? Promise.reject(new Error('Down')) : entriesById(ids)),
    }
    expect(codes(await pasteInto(falling, clipOf(cms, 'first')))).toEqual(['pasteRefused', 'pasteLeft'])
    for (const id of blocksOf(cms)) expect(cms.stored().has(id)).toBe(true)
  })

  it('names the drafts it could not delete', async () => {
    const cms = space()
    cms.failAt(2)
    const outcome = await pasteInto({ ...cms, remove: async () => Promise.reject(new Error('Down')) }, clipOf(cms, 'first'))
    expect(outcome.problems.map(({ code, blockId }) => [code, blockId])).toEqual([
      ['pasteRefused', 'about'],
      ['pasteLeft', expect.stringMatching(/^new-/)],
    ])
  })
})

describe('what is read from a clipboard', () => {
  it('reads what was copied, whatever a terminal printed before it', () => {
    const clip = clipOf(space(), 'first')
    expect(parseClip(`\n> vitrine@0.1.0 cms\n> tsx scripts/cms.ts copy\n\n${JSON.stringify(clip, null, 2)}`)).toEqual(clip)
  })

  it.each(['', 'Hello', '{}', '[1]', '{"vitrine":"blocks"}', JSON.stringify({ ...clipOf(space(), 'first'), roots: [] })])(
    'is refused in words where it is something else: %s',
    (text) => {
      expect(() => parseClip(text)).toThrow(/This is no|Copy block/)
    },
  )
})
