// @vitest-environment jsdom
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensionsOf } from '../../../composer/panel/rich-text/extensions.ts'
import { fromContentful } from '../../../composer/panel/rich-text/from-contentful.ts'
import type { PmNode } from '../../../composer/panel/rich-text/pm-node.ts'
import { toContentful } from '../../../composer/panel/rich-text/to-contentful.ts'
import type { Json } from '../../../schemas/page.ts'
import { linkTo } from '../../factories/cms.ts'

const schema = getSchema(extensionsOf({ kept: () => 'kept', picture: () => ({ address: undefined, alt: '' }) }))

/** As the editor itself holds it: checked, and with its own defaults. */
const throughEditor = (node: PmNode): PmNode => {
  const held = schema.nodeFromJSON(node)
  held.check()
  return held.toJSON() as PmNode
}

const text = (value: string, ...marks: string[]): Json => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const node = (nodeType: string, content: readonly Json[], data: Json = {}): Json => ({ nodeType, data, content })

const anyMark = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('bold', 'italic', 'underline', 'code', 'superscript', 'strikethrough', 'highlight')
      .map((type) => ({ type })),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('bold'), tone: fc.string() }) },
)
const anyText: fc.Arbitrary<Json> = fc.record(
  {
    nodeType: fc.constant('text'),
    value: fc.oneof(fc.string(), fc.constantFrom('', 'a\nb', '\n')),
    marks: fc.array(anyMark, { maxLength: 3 }),
    data: fc.constantFrom<Json>({}, { by: 'x' }),
  },
  { requiredKeys: ['nodeType', 'value'] },
) as fc.Arbitrary<Json>
const inlines = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: anyText },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'),
          fc.array(anyText, { maxLength: 2 }),
          fc.constantFrom<Json>({ uri: '/women' }, { uri: 'javascript:1' }, { target: linkTo('e') }),
        )
        .map(([type, content, data]) => node(type, content, data)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(node('embedded-entry-inline', [], { target: linkTo('e') }), 'no node', null, node('unheard-of', [])),
    },
  ),
  { maxLength: 4 },
)
const { block: anyBlock } = fc.letrec<{ block: Json; blocks: Json[] }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 3 }),
  block: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(fc.constantFrom('paragraph', 'heading-1', 'heading-3', 'heading-9'), inlines).map(([type, content]) => node(type, content)),
    fc.constantFrom<Json>(
      node('hr', []),
      node('embedded-asset-block', [], { target: linkTo('a', 'Asset') }),
      node('embedded-entry-block', [], { target: linkTo('e') }),
      node('table', [node('table-row', [])]),
      { nodeType: 'paragraph' },
      7,
    ),
    tie('blocks').map((content) => node('blockquote', content)),
    fc
      .tuple(
        fc.constantFrom('unordered-list', 'ordered-list'),
        fc.array(
          tie('blocks').map((content) => node('list-item', content)),
          { maxLength: 3 },
        ),
      )
      .map(([type, content]) => node(type, content)),
    fc.tuple(tie('blocks'), fc.constantFrom('unordered-list', 'section')).map(([content, type]) => node(type, content)),
  ),
}))
const anyDocument = fc
  .tuple(fc.array(anyBlock, { maxLength: 4 }), fc.constantFrom<Json>({}, { id: 'kept' }))
  .map(([content, data]): Json => ({ nodeType: 'document', data, content }))

describe('rich text', () => {
  it('comes back from the editor exactly as it was, whatever is in it', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(toContentful(throughEditor(fromContentful(document)), document)).toEqual(document)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every block that nobody changed exactly as it was, when another one is changed', () => {
    const added: PmNode = { type: 'paragraph', content: [{ type: 'text', text: 'New' }] }
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { content = [], ...doc } = throughEditor(fromContentful(document))
        const changed = toContentful({ ...doc, content: [added, ...content] }, document) as { content: readonly Json[] }
        const before = (document as { content: readonly Json[] }).content
        expect(changed.content[0]).toEqual(node('paragraph', [text('New')]))
        if (before.length > 0) expect(changed.content.slice(1)).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps what the editor does not know, and links to entries, inside a paragraph that is changed', () => {
    const inline = node('embedded-entry-inline', [], { target: linkTo('e') })
    const link = node('entry-hyperlink', [text('there')], { target: linkTo('page') })
    const document = node('document', [
      node('paragraph', [text('Go '), link, text(' '), inline, { ...Object(text('now')), marks: [{ type: 'glow', by: 3 }] }]),
    ])
    const [paragraph] = throughEditor(fromContentful(document)).content ?? []
    const typed = { ...paragraph, type: 'paragraph', content: [{ type: 'text', text: 'Please. ' }, ...(paragraph?.content ?? [])] }
    expect(toContentful({ type: 'doc', content: [typed] }, document)).toEqual(
      node('document', [
        node('paragraph', [text('Please. Go '), link, text(' '), inline, { ...Object(text('now')), marks: [{ type: 'glow', by: 3 }] }]),
      ]),
    )
  })

  it('is made as the CMS wants it: a text around every link, line breaks as characters', () => {
    const link = { type: 'link', attrs: { node: { nodeType: 'hyperlink', data: { uri: '/women' } } } }
    const doc: PmNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Look', marks: [{ type: 'bold' }, link] }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }] },
        { type: 'paragraph' },
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] }] },
        { type: 'picture', attrs: { id: 'a1' } },
      ],
    }
    expect(toContentful(throughEditor(doc), undefined)).toEqual(
      node('document', [
        node('heading-2', [text(''), node('hyperlink', [text('Look', 'bold')], { uri: '/women' }), text('')]),
        node('paragraph', [text('a\nb')]),
        node('paragraph', [text('')]),
        node('unordered-list', [node('list-item', [node('paragraph', [text('one')])])]),
        node('embedded-asset-block', [], { target: linkTo('a1', 'Asset') }),
      ]),
    )
  })
})
