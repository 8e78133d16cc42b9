import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { BlockNode, Json, Page } from '../../../schemas/page.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { fillDefaults } from '../../../src/content/to-this-release.ts'
import { anyBlock } from '../../factories/any-block.ts'
import { createPageValidator, MAX_BLOCKS, MAX_PAGE_BYTES } from '../../../src/content/validate-page.ts'
import { defined } from '../../../src/lib/defined.ts'

const validate = createPageValidator(blockSchemas, commonSchemas)

const node = (id: string, type: string, props: Readonly<Record<string, Json>> = {}, slots?: BlockNode['slots']): BlockNode =>
  fillDefaults({ id, type, version: 1, props, ...defined({ slots }) }, blockSchemas)

const page = (blocks: readonly BlockNode[], kind: Page['kind'] = 'home'): Page => ({
  id: 'p',
  key: kind,
  kind,
  siteTag: 'ald-gb',
  language: 'en',
  title: 'Home',
  seo: {},
  blocks,
})

const schemaOf = (type: string): BlockSchema => {
  const schema = blockSchemas.get(type)
  if (schema === undefined) throw new Error(`There is no ${type}.`)
  return schema
}

const codes = (blocks: readonly BlockNode[], kind?: Page['kind']): readonly string[] =>
  validate(page(blocks, kind), 100).map(({ code }) => code)

const image = { url: '/images/a.jpg', width: 1, height: 1, alt: '' }
const headline = (id: string): BlockNode => node(id, 'headline', { text: 'Hello' })

describe('a page that fits', () => {
  it('reports nothing for a valid page', () => {
    expect(
      validate(
        page([
          headline('a'),
          node('b', 'hero', { heading: 'Autumn', image }, { buttons: [node('c', 'button', { label: 'Shop', href: '/women' })] }),
        ]),
        100,
      ),
    ).toEqual([])
  })

  it('warns about blocks this release does not know and lets the page live [BLOCK-57]', () => {
    const problems = validate(page([node('a', 'hologram', { beam: true }), { ...headline('b'), version: 9, props: { words: 1 } }]), 100)
    expect(problems.map(({ code, severity, path, message }) => [code, severity, path, message])).toEqual([
      ['unknownType', 'warning', '/blocks/0/type', 'This shop does not know blocks of type hologram yet; nothing is shown in its place.'],
      ['newerVersion', 'warning', '/blocks/1/version', 'This block is of version 9, the shop knows 1; nothing is shown in its place.'],
    ])
  })
})

describe('messages for a merchandiser', () => {
  it('names the field from the page inwards, numbers blocks among siblings, and points into the JSON [BLOCK-57]', () => {
    const panels = [
      node('p1', 'accordion-panel', { title: 'One' }, { body: [headline('h')] }),
      node('p2', 'accordion-panel', {}, { body: [headline('g')] }),
    ]
    expect(validate(page([node('a', 'accordion', {}, { panels })]), 100)).toEqual([
      {
        code: 'propInvalid',
        kind: 'empty',
        severity: 'error',
        where: 'Home > Accordion > Accordion panel 2 > Title',
        path: '/blocks/0/slots/panels/1/props',
        page: 'home',
        blockId: 'p2',
        message: 'This has to be filled in.',
      },
    ])
  })

  it('describes a missing picture and an unreadable address in plain words', () => {
    const messages = validate(
      page([node('a', 'category-cards', {}, { cards: [node('c', 'category-card', { title: 'Shoes', href: 'javascript:alert(1)' })] })]),
      100,
    ).map(({ where, message }) => `${where}: ${message}`)
    expect(messages).toEqual([
      'Home > Category cards > Category card “Shoes” > Picture: A picture is needed, and it has to be published.',
      'Home > Category cards > Category card “Shoes” > Leads to: This is not an address the shop understands: begin with /, https://, mailto:, tel: or #, such as /women/shoes.',
    ])
  })

  it('reports all mistakes of a block at once', () => {
    expect(codes([{ ...headline('a'), props: { text: '', level: 9, align: 'left' } }])).toEqual([
      'propInvalid',
      'propInvalid',
      'propInvalid',
    ])
  })
})

describe('slots', () => {
  it('refuses blocks that a slot does not allow, and too few or too many of them', () => {
    expect(codes([node('a', 'button-group', {}, { buttons: [headline('h')] })])).toEqual(['slotNotAllowed'])
    expect(codes([node('a', 'button-group')])).toEqual(['slotTooFew'])
    expect(
      codes([node('a', 'hero', { heading: 'x', image }, { buttons: [1, 2, 3, 4].map((id) => node(`b${id}`, 'button', { label: 'x' })) })]),
    ).toEqual(['slotTooMany'])
    expect(codes([{ ...headline('a'), slots: { extra: [], constructor: [] } }])).toEqual(['slotUnknown', 'slotUnknown'])
  })

  it('says how many fit, what fits, and where', () => {
    const said = (block: BlockNode) => validate(page([block]), 1).map(({ where, path, message }) => `${where} ${path}: ${message}`)
    const buttons = (count: number) =>
      node(
        'a',
        'hero',
        { heading: 'x', image },
        { buttons: Array.from({ length: count }, (_, at) => node(`b${at}`, 'button', { label: 'x' })) },
      )
    const most = schemaOf('hero')['x-slots']?.['buttons']?.max ?? 0
    expect(said(buttons(most))).toEqual([])
    expect(said(buttons(most + 1))).toEqual([`Home > Hero “x” > Buttons /blocks/0/slots/buttons: At most ${most} fit here.`])
    expect(said(node('a', 'button-group'))).toEqual(['Home > Button group > Buttons /blocks/0/slots/buttons: At least 1 needed here.'])
    expect(said(node('a', 'button-group', {}, { buttons: [node('b', 'button', { label: 'x' }), headline('h')] }))).toEqual([
      'Home > Button group > Buttons /blocks/0/slots/buttons/1: "Headline" does not fit here. What fits: Button.',
    ])
    expect(said({ ...headline('a'), slots: { extra: [] } })).toEqual([
      'Home > Headline “Hello” > extra /blocks/0/slots/extra: The block has no such place for blocks.',
    ])
    expect(said(node('a', 'button-group', {}, { buttons: [node('b', 'hologram')] }))).toEqual([
      'Home > Button group > hologram /blocks/0/slots/buttons/0/type: This shop does not know blocks of type hologram yet; nothing is shown in its place.',
    ])
  })

  it('accepts every type in a slot but the ones it denies', () => {
    const box = { ...schemaOf('fragment'), 'x-slots': { inner: { title: 'Inner', description: 'Any.', allow: ['*'], deny: ['hero'] } } }
    const validateBox = createPageValidator(new Map([...blockSchemas, ['fragment', box]]), commonSchemas)
    const inner = [headline('h'), node('i', 'hero', { heading: 'x', image })]
    expect(validateBox(page([node('f', 'fragment', { title: 'x' }, { inner })]), 1).map(({ message }) => message)).toEqual([
      '"Hero" does not fit here. What fits: everything but Hero.',
    ])
  })
})

describe('blocks that mean nothing alone', () => {
  it('refuses a block outside the parent it needs', () => {
    const panel = node('p', 'accordion-panel', { title: 'One' }, { body: [headline('h')] })
    expect(validate(page([panel]), 1)).toMatchObject([
      { code: 'parentMissing', message: 'This block only works directly in: Accordion, Product accordion.' },
    ])
    expect(codes([node('a', 'accordion', {}, { panels: [panel] })])).toEqual([])
  })

  it('accepts a block anywhere inside the ancestor it needs', () => {
    const demanding = { ...schemaOf('headline'), 'x-ancestor': ['accordion'] }
    const validateDemanding = createPageValidator(new Map([...blockSchemas, ['headline', demanding]]), commonSchemas)
    const panel = node('p', 'accordion-panel', { title: 'One' }, { body: [headline('h')] })
    expect(validateDemanding(page([node('a', 'accordion', {}, { panels: [panel] })]), 1)).toEqual([])
    expect(validateDemanding(page([headline('h')]), 1)).toMatchObject([{ code: 'parentMissing', blockId: 'h' }])
  })
})

describe('pages', () => {
  it('refuses a block on a page that lacks the data it shows', () => {
    expect(codes([node('a', 'results')])).toEqual(['contextMissing'])
    expect(codes([node('a', 'results')], 'search')).toEqual([])
  })

  it('refuses two blocks with one id on a page', () => {
    expect(codes([headline('a'), headline('a')])).toEqual(['duplicateId'])
  })

  it('refuses more than 200 blocks, 8 levels or 512 KB on a page [BLOCK-57]', () => {
    expect(codes(Array.from({ length: MAX_BLOCKS + 1 }, (_, index) => headline(`h${index}`)))).toEqual(['tooManyBlocks'])
    expect(validate(page([]), MAX_PAGE_BYTES + 1).map(({ code }) => code)).toEqual(['tooLarge'])
    const nested = Array.from({ length: 9 }).reduce<BlockNode>(
      (inner, _, index) => node(`f${index}`, 'fragment', { title: 'x' }, { blocks: [inner] }),
      headline('h'),
    )
    expect(codes([nested])).toContain('tooDeep')
    const unknown = { ...node('u', 'hologram'), slots: { inner: Array.from({ length: MAX_BLOCKS }, (_, index) => headline(`h${index}`)) } }
    expect(codes([unknown])).toEqual(['unknownType', 'tooManyBlocks'])
  })

  it('accepts a page that is just as large as it may be, and says of a larger one by how much [BLOCK-57]', () => {
    const fragments = (levels: number) =>
      Array.from({ length: levels - 1 }).reduce<BlockNode>(
        (inner, _, index) => node(`f${index}`, 'fragment', { title: 'x' }, { blocks: [inner] }),
        headline('h'),
      )
    const headlines = Array.from({ length: MAX_BLOCKS }, (_, index) => headline(`h${index}`))
    expect(validate(page(headlines), MAX_PAGE_BYTES)).toEqual([])
    expect(codes([fragments(8)])).not.toContain('tooDeep')
    const said = [...validate(page([...headlines, headline('more')]), MAX_PAGE_BYTES + 1), ...validate(page([fragments(9)]), 1)]
    expect(said.filter(({ code }) => code.startsWith('too')).map(({ where, path, message }) => `${where} ${path}: ${message}`)).toEqual([
      'Home : The page is 513 KB, more than 512 KB. Move parts of it to other pages.',
      'Home : The page has 201 blocks, more than 200.',
      expect.stringMatching(
        /^Home(?: > Shared section “x”){8} > Blocks \/blocks\/0(?:\/slots\/blocks\/0){7}\/slots\/blocks: Blocks are nested more than 8 deep\. Take a level out\.$/,
      ),
    ])
  })

  it('counts what is in blocks it does not know, however deep, towards the most a page may have', () => {
    const inner = node('v', 'hologram', {}, { rays: Array.from({ length: MAX_BLOCKS - 2 }, (_, index) => headline(`h${index}`)) })
    expect(codes([node('u', 'hologram', {}, { rays: [inner] })])).toEqual(['unknownType'])
    expect(codes([node('u', 'hologram', {}, { rays: [inner, headline('more')] })])).toEqual(['unknownType', 'tooManyBlocks'])
  })

  it('points at the id that is there twice, and at the setting that is wrong', () => {
    const said = validate(page([headline('a'), { ...headline('a'), meta: { countries: ['Britain'] } }]), 1)
    expect(said.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      '/blocks/1/id: Another block of this page has the id a too.',
      expect.stringMatching(/^\/blocks\/1\/meta\/countries\/0: This has to be a list of country codes/),
    ])
  })

  it('refuses settings of a form that does not exist', () => {
    expect(codes([{ ...headline('a'), meta: { countries: ['GB'], visibleFrom: '2026-01-01T00:00:00Z' } }])).toEqual([])
    // Settings come from the CMS as any JSON.
    expect(codes([{ ...headline('a'), meta: { hiddenOn: 'phones' } as unknown as NonNullable<BlockNode['meta']> }])).toEqual([
      'metaInvalid',
    ])
  })
})

describe('whatever content says', () => {
  const anyNode = anyBlock({
    types: [...blockSchemas.keys(), 'unknown'],
    props: ['text', 'heading', 'image', 'level', 'href', 'nothing'],
    slots: ['buttons', 'panels', 'blocks'],
    maxVersion: 2,
  })

  it('validates any content without throwing, and points at something that exists', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 4 }), (blocks) => {
        for (const { where, message, path } of validate(page(blocks), 1)) {
          expect(where.startsWith('Home')).toBe(true)
          expect(message).not.toBe('')
          expect(path).toMatch(/^(?:\/blocks\/\d+.*)?$/)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('fills defaults the second time as the first, and leaves no optional prop empty', () => {
    fc.assert(
      fc.property(anyNode, (any) => {
        const once = fillDefaults(any, blockSchemas)
        expect(fillDefaults(once, blockSchemas)).toEqual(once)
      }),
    )
  })
})
