import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockNode, Json } from '../../../schemas/page.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import type { CmsAsset, CmsEntry } from '../../../src/content/cms-entry.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import { toBlockList } from '../../../src/content/to-block.ts'
import { asset, entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { runs } from '../../setup/runs.ts'

const convert = (
  root: CmsEntry,
  others: readonly CmsEntry[] = [],
  assets: readonly CmsAsset[] = [],
  locales: readonly string[] = ['en'],
) => {
  const problems: ContentProblem[] = []
  const source = {
    entries: new Map([root, ...others].map((item) => [item.sys.id, item])),
    assets: new Map(assets.map((item) => [item.sys.id, item])),
  }
  const conversion = {
    source,
    schemas: blockSchemas,
    locales,
    page: 'home',
    pagePath: () => '/about',
    report: (problem: ContentProblem) => void problems.push(problem),
  }
  return { blocks: toBlockList([linkTo(root.sys.id)], pageEntry('page', {}), conversion, 'Home'), problems }
}

const document = (...content: readonly Json[]): Json => ({ nodeType: 'document', data: {}, content: [...content] })
const text = (value: string): Json => ({ nodeType: 'text', value, marks: [], data: {} })
const paragraph = (...content: readonly Json[]): Json => ({ nodeType: 'paragraph', data: {}, content: [...content] })

describe('an entry becomes a block', () => {
  it('converts an entry to a block of its content type, its fields to props and slots, with no mapper per block', () => {
    const group = entry('g', 'button-group', { align: 'center', buttons: [linkTo('b')] })
    const { blocks } = convert(group, [entry('b', 'button', { label: 'Shop', href: '/women' })])
    expect(blocks).toEqual([
      {
        id: 'g',
        type: 'button-group',
        version: 1,
        props: { align: 'center' },
        slots: { buttons: [{ id: 'b', type: 'button', version: 1, props: { label: 'Shop', href: '/women' } }] },
      },
    ])
  })

  it('converts an entry of an unknown type to a block with all its fields', () => {
    const { blocks, problems } = convert(entry('x', 'hologram', { beam: 3, panels: [linkTo('b')], schemaVersion: 4 }), [
      entry('b', 'button', { label: 'A' }),
    ])
    expect(blocks[0]).toMatchObject({ type: 'hologram', version: 4, props: { beam: 3 }, slots: { panels: [{ id: 'b' }] } })
    expect(problems).toEqual([])
  })

  it('numbers the ids of an entry that is used several times on a page', () => {
    const { blocks } = convert(entry('g', 'button-group', { buttons: [linkTo('b'), linkTo('b'), linkTo('b')] }), [
      entry('b', 'button', { label: 'A' }),
    ])
    expect(blocks[0]?.slots?.['buttons']?.map(({ id }) => id)).toEqual(['b', 'b-2', 'b-3'])
  })

  it('converts each field in the language of the page, with a fallback of its own', () => {
    const hero = entry('h', 'hero', {}, { heading: { en: 'Autumn', fr: 'Automne' }, text: { en: 'Coats' } })
    expect(convert(hero, [], [], ['fr-CA', 'fr', 'en']).blocks[0]?.props).toEqual({ heading: 'Automne', text: 'Coats' })
  })

  it('leaves out a picture that is not published, and reports it in words', () => {
    const { blocks, problems } = convert(entry('h', 'hero', { heading: 'Autumn', image: linkTo('gone', 'Asset') }))
    expect(blocks[0]?.props).toEqual({ heading: 'Autumn' })
    expect(problems[0]).toMatchObject({ code: 'missingAsset', where: 'Home > Hero “Autumn” > Picture', path: '/entries/h/fields/image' })
  })

  it('makes the address of a picture absolute', () => {
    expect(
      convert(entry('h', 'hero', { image: linkTo('a', 'Asset') }), [], [asset('a', '//images.example.com/a.jpg')]).blocks[0]?.props[
        'image'
      ],
    ).toMatchObject({ url: 'https://images.example.com/a.jpg', alt: 'What a shows' })
  })
})

describe('rich text', () => {
  const markdown = (value: Json) =>
    convert(entry('m', 'markdown', { markdown: value }), [entry('page-about', 'page', { key: 'landing/about' })], [asset('pic')]).blocks[0]
      ?.props['markdown']

  it('keeps the words of rich text and drops an embedded entry, so that no component meets one without fields', () => {
    const embedded = { nodeType: 'embedded-entry-block', data: { target: linkTo('unpublished') }, content: [] }
    expect(markdown(document(paragraph(text('Before')), embedded, paragraph(text('After'))))).toMatchObject({
      content: [{ content: [{ value: 'Before' }] }, { content: [{ value: 'After' }] }],
    })
  })

  it('turns pictures embedded in rich text into pictures and its links to pages into addresses', () => {
    const result = markdown(
      document(
        { nodeType: 'embedded-asset-block', data: { target: linkTo('pic', 'Asset') }, content: [] },
        paragraph({ nodeType: 'entry-hyperlink', data: { target: linkTo('page-about') }, content: [text('About')] }),
      ),
    )
    expect(result).toMatchObject({
      content: [{ data: { image: { url: '/images/art/pic.jpg' } } }, { content: [{ nodeType: 'hyperlink', data: { uri: '/about' } }] }],
    })
  })

  it('drops a link of rich text that would run a script, and keeps its words', () => {
    const link = (uri: string): Json => ({ nodeType: 'hyperlink', data: { uri }, content: [text('Click')] })
    expect(markdown(document(paragraph(link('javascript:alert(1)'))))).toMatchObject({
      content: [{ content: [{ nodeType: 'text', value: 'Click' }] }],
    })
    expect(markdown(document(paragraph(link('https://example.com'))))).toMatchObject({
      content: [{ content: [{ nodeType: 'hyperlink' }] }],
    })
  })
})

describe('whatever the CMS answers', () => {
  const ids = ['a', 'b', 'c', 'd'] as const
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
    fc.constantFrom(...ids, 'gone').map((id) => linkTo(id)),
    fc.array(
      fc.constantFrom(...ids, 'gone').map((id) => linkTo(id)),
      { maxLength: 4 },
    ),
    fc.constant(document(paragraph({ nodeType: 'embedded-entry-inline', data: { target: linkTo('a') }, content: [] }))),
  )
  const anyEntry = (id: string) =>
    fc
      .record({
        type: fc.constantFrom('fragment', 'button-group', 'accordion', 'hero', 'unknown'),
        fields: fc.dictionary(fc.constantFrom('blocks', 'buttons', 'panels', 'text', 'meta', 'schemaVersion'), value),
      })
      .map(({ type, fields }) => entry(id, type, fields))

  it('converts any content without throwing, and gives every block an id of its own', () => {
    fc.assert(
      fc.property(anyEntry('a'), fc.tuple(anyEntry('b'), anyEntry('c'), anyEntry('d')), (root, others) => {
        const { blocks } = convert(root, others)
        const seen = blocks.flatMap(idsOf)
        expect(new Set(seen).size).toBe(seen.length)
      }),
      { numRuns: runs(100, 1_000) },
    )
  })
})

const idsOf = (node: BlockNode): readonly string[] => [
  node.id,
  ...Object.values(node.slots ?? {})
    .flat()
    .flatMap(idsOf),
]
