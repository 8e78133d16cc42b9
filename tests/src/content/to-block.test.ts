import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockNode, Json } from '../../../schemas/page.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import type { CmsAsset, CmsEntry } from '../../../src/content/cms-entry.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { Conversion } from '../../../src/content/conversion.ts'
import { toBlockList } from '../../../src/content/to-block.ts'
import { asset, entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { runs } from '../../setup/runs.ts'
import { defined } from '../../../src/lib/defined.ts'

const convert = (
  root: CmsEntry,
  others: readonly CmsEntry[] = [],
  assets: readonly CmsAsset[] = [],
  locales: readonly string[] = ['en'],
  more: Partial<Conversion> = {},
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
    ...more,
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

describe('the fields of a block', () => {
  const propsOf = (fields: Readonly<Record<string, Json>>, type = 'hologram', others: readonly CmsEntry[] = []) =>
    convert(entry('x', type, fields), others)

  it('are props but for those the CMS keeps for itself', () => {
    const { blocks } = propsOf({ meta: { audience: 'guest' }, schemaVersion: 3, entryName: 'Hologram of the lobby', beam: 1 })
    expect(blocks).toEqual([{ id: 'x', type: 'hologram', version: 3, props: { beam: 1 }, meta: { audience: 'guest' } }])
  })

  it('make a block of the first version where they name none, or none there can be', () => {
    for (const schemaVersion of ['2', 1.5, 0, -1, null]) expect(propsOf({ schemaVersion }).blocks[0]?.version).toBe(1)
  })

  it('refer to an entry by its id, which is left out and reported where it is not published', () => {
    expect(propsOf({ target: linkTo('b') }, 'hologram', [entry('b', 'button')]).blocks[0]?.props).toEqual({ target: 'b' })
    const { blocks, problems } = propsOf({ target: linkTo('b'), beam: 1 })
    expect(blocks[0]?.props).toEqual({ beam: 1 })
    expect(problems).toMatchObject([{ code: 'missingEntry', refersTo: 'b', values: { entry: 'b' }, path: '/entries/x/fields/target' }])
    expect(problems[0]?.message).toBe(
      'The entry b is not published, or is deleted, so its place stays empty. Publish it, or take it out here.',
    )
  })

  it('hold a list of pictures without those that are not published', () => {
    const { blocks } = convert(entry('x', 'hologram', { looks: [linkTo('a', 'Asset'), linkTo('gone', 'Asset'), 'none'] }), [], [asset('a')])
    expect(blocks[0]?.props['looks']).toEqual([{ url: '/images/art/a.jpg', width: 720, height: 900, alt: 'What a shows' }, 'none'])
  })

  it('keep a developer’s JSON as it is, though it looks like a reference', () => {
    const { blocks, problems } = propsOf({ carouselConfig: linkTo('gone') }, 'product-tray')
    expect([blocks[0]?.props, problems]).toEqual([{ carouselConfig: linkTo('gone') }, []])
  })
})

describe('words in another language', () => {
  const hero = entry('h', 'hero', { align: 'start' }, { heading: { en: 'Autumn' }, text: { fr: 'Manteaux', en: 'Coats' } })

  it('are reported where the language of the page lacks its own', () => {
    expect(convert(hero, [], [], ['fr', 'en'], { language: 'fr' }).problems).toMatchObject([
      {
        code: 'missingTranslation',
        severity: 'warning',
        path: '/entries/h/fields/heading',
        message: 'There is no text in French; shoppers read the one in English.',
        values: { wanted: 'fr', used: 'en' },
      },
    ])
  })

  it('are not reported where nobody says which language the page has', () => {
    expect(convert(hero, [], [], ['fr', 'en']).problems).toEqual([])
  })
})

describe('a picture', () => {
  const picture = (file: Json, description: Json = 'A coat') => {
    const item: CmsAsset = { sys: { id: 'a', revision: 1 }, fields: { file: { en: file }, description: { en: description } } }
    const { blocks, problems } = convert(entry('h', 'hero', { image: linkTo('a', 'Asset') }), [], [item])
    return { image: blocks[0]?.props['image'], problems: problems.map(({ code, message }) => `${code} ${message}`) }
  }
  const file = (details: Json): Json => ({ url: '/a.jpg', details })
  const image = { width: 2, height: 3 }

  it.each([
    ['has no file', 'a.jpg'],
    ['has a file without an address', { details: { image } }],
    ['has a file that is no picture', file(null)],
    ['has no size', file({ image: null })],
    ['has no width', file({ image: { height: 3 } })],
    ['has no height', file({ image: { width: 2 } })],
  ])('that %s is left out and reported', (_case, value) => {
    expect(picture(value)).toEqual({
      image: undefined,
      problems: ['missingAsset The picture is not published, or its file is no picture. Publish the asset, or choose another one.'],
    })
  })

  it('without a description has no words', () => {
    expect(picture(file({ image }), 7)).toEqual({ image: { url: '/a.jpg', width: 2, height: 3, alt: '' }, problems: [] })
  })

  it('of more than 500 KB is shown, and reported with its size', () => {
    expect(picture(file({ image, size: 500_000 })).problems).toEqual([])
    expect(picture(file({ image, size: 'large' })).problems).toEqual([])
    expect(picture(file({ image, size: 500_001 }))).toEqual({
      image: { url: '/a.jpg', width: 2, height: 3, alt: 'A coat' },
      problems: ['heavyImage The file is 501 KB, more than 500 KB. Upload the picture smaller: 2400 pixels are enough.'],
    })
  })
})

describe('a shared section', () => {
  const section = (meta?: Json) => entry('s', 'fragment', { title: 'Promises', blocks: [linkTo('a'), linkTo('b')], ...defined({ meta }) })
  const inside = [entry('a', 'headline', { text: 'A' }), entry('b', 'headline', { text: 'B', meta: { audience: 'guest' } })]

  it('is what it holds, with its settings handed down', () => {
    expect(convert(section(), inside).blocks.map(({ id, meta }) => [id, meta])).toEqual([
      ['a', undefined],
      ['b', { audience: 'guest' }],
    ])
    expect(convert(section({ countries: ['GB'] }), inside).blocks.map(({ id, meta }) => [id, meta])).toEqual([
      ['a', { countries: ['GB'] }],
      ['b', { countries: ['GB'], audience: 'guest' }],
    ])
  })
})

describe('blocks without end', () => {
  const accordion = (id: string, heading: string, panels: readonly string[]) =>
    entry(id, 'accordion', { heading, panels: panels.map((panel) => linkTo(panel)) })

  it('are cut where they lead in a circle, and the way is said by their names', () => {
    const { blocks, problems } = convert(accordion('a', 'A', ['b']), [accordion('b', 'B', ['c']), accordion('c', 'C', ['b'])])
    expect(blocks[0]?.slots?.['panels']?.[0]?.slots?.['panels']?.[0]?.slots).toEqual({ panels: [] })
    expect(problems).toMatchObject([
      {
        code: 'cycle',
        path: '/entries/c/fields/panels',
        message: 'This leads in a circle: Accordion “B” > Accordion “C” > Accordion “B”. Take one of them out of the one before it.',
      },
    ])
  })

  it('are cut at forty levels', () => {
    const chain = (levels: number) => {
      const [first, ...rest] = Array.from({ length: levels }, (_, at) =>
        accordion(`e${at}`, `${at}`, at + 1 < levels ? [`e${at + 1}`] : []),
      )
      if (first === undefined) throw new Error('A chain has levels.')
      return convert(first, rest).problems.map(({ code, message }) => `${code} ${message}`)
    }
    expect(chain(40)).toEqual([])
    expect(chain(41)).toEqual(['tooDeep Blocks are nested more than 40 deep. Take levels out.'])
  })

  it('are cut where parts hold each other again and again, which is reported once', () => {
    // Each holds the next one twice: 2^14 headlines if nothing stopped it.
    const parts = Array.from({ length: 14 }, (_, at) => accordion(`e${at}`, '', [`e${at + 1}`, `e${at + 1}`]))
    const [first, ...rest] = [...parts, entry('e14', 'headline', { text: 'End' })]
    if (first === undefined) throw new Error('There are parts.')
    const { blocks, problems } = convert(first, rest)
    expect(blocks.flatMap(idsOf)).toHaveLength(7999)
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'tooManyBlocks From here on blocks are left out: the page has more than 8000. Take out what stands on it again and again.',
    ])
  })

  it('leave something in the place of what is left out, where the reader wants to see it', () => {
    const substituteFor = ({ code, refersTo }: ContentProblem): BlockNode => ({ id: refersTo ?? '', type: code, version: 1, props: {} })
    const { blocks } = convert(entry('g', 'button-group', { buttons: [linkTo('gone'), 'none'] }), [], [], ['en'], { substituteFor })
    expect(blocks[0]?.slots?.['buttons']).toEqual([{ id: 'gone', type: 'missingEntry', version: 1, props: {} }])
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

  it('keeps the words of a link to a page that is not published, and reports it', () => {
    const link = document(paragraph({ nodeType: 'entry-hyperlink', data: { target: linkTo('gone') }, content: [text('About')] }))
    const { blocks, problems } = convert(entry('m', 'markdown', { markdown: link }))
    expect(blocks[0]?.props['markdown']).toMatchObject({ content: [{ content: [{ nodeType: 'text', value: 'About' }] }] })
    expect(problems).toMatchObject([{ code: 'missingEntry', refersTo: 'gone', path: '/entries/m/fields/markdown' }])
    expect(problems[0]?.message).toMatch(/Its words are kept without the link\.$/)
  })

  it('keeps words with their marks, and nothing that is no rich text', () => {
    const bold: Json = { nodeType: 'text', value: 'Bold', marks: [{ type: 'bold', of: 1 }, 'italic', { type: 7 }], data: { any: 1 } }
    expect(markdown(document(paragraph(bold, { nodeType: 'text', value: 7 }, 'words', { value: 'x' }, { nodeType: 3 })))).toEqual({
      nodeType: 'document',
      data: {},
      content: [
        {
          nodeType: 'paragraph',
          data: {},
          content: [
            { nodeType: 'text', data: {}, value: 'Bold', marks: [{ type: 'bold' }] },
            { nodeType: 'text', data: {}, value: '', marks: [] },
          ],
        },
      ],
    })
    expect(markdown({ nodeType: 'document', content: 'words' })).toEqual({ nodeType: 'document', data: {}, content: [] })
  })

  it('turns links to files into their addresses, and keeps the words of links that lead nowhere', () => {
    const link = (nodeType: string, data: Json): Json => paragraph({ nodeType, data, content: [text('Click')] })
    const words = [{ nodeType: 'text', data: {}, value: 'Click', marks: [] }]
    const linked = (uri: string) => [{ nodeType: 'hyperlink', data: { uri }, content: words }]
    const contentOf = (node: Json) => {
      const result = markdown(document(node))
      // What conversion answers for a document is a document.
      return (result as unknown as { readonly content: readonly { readonly content: Json }[] }).content[0]?.content
    }
    expect(contentOf(link('asset-hyperlink', { target: linkTo('pic', 'Asset') }))).toEqual(linked('/images/art/pic.jpg'))
    expect(contentOf(link('asset-hyperlink', { target: linkTo('gone', 'Asset') }))).toEqual(words)
    for (const nodeType of ['asset-hyperlink', 'entry-hyperlink', 'hyperlink']) expect(contentOf(link(nodeType, { uri: 7 }))).toEqual(words)
    for (const uri of ['/women', 'mailto:a@example.com', 'tel:1', '#top', 'HTTP://example.com'])
      expect(contentOf(link('hyperlink', { uri }))).toEqual(linked(uri))
    for (const uri of ['//evil.example', 'data:text/html,x', ' javascript:alert(1)', 'xhttps://a'])
      expect(contentOf(link('hyperlink', { uri }))).toEqual(words)
  })

  it('shows no embedded entry, and no embedded picture that names none', () => {
    const embedded = (nodeType: string, data: Json): Json => ({ nodeType, data, content: [paragraph(text('inner'))] })
    expect(
      markdown(
        document(
          embedded('embedded-entry-block', { target: linkTo('pic', 'Asset') }),
          embedded('embedded-asset-block', {}),
          embedded('embedded-asset-block', null),
        ),
      ),
    ).toEqual({ nodeType: 'document', data: {}, content: [] })
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
