import type { RichTextNode } from '../../schemas/rich-text.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const text = (value: string, ...marks: readonly string[]): RichTextNode => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map((type) => ({ type })),
})
const node = (nodeType: string, ...content: readonly RichTextNode[]): RichTextNode => ({ nodeType, data: {}, content })
const paragraph = (value: string): RichTextNode => node('paragraph', text(value))
const item = (value: string): RichTextNode => node('list-item', paragraph(value))

const everything: readonly RichTextNode[] = [
  node('heading-2', text('Delivery')),
  node(
    'paragraph',
    text('Orders placed '),
    text('before noon', 'bold'),
    text(' leave our warehouse the same day. For anything else, '),
    { nodeType: 'hyperlink', data: { uri: '/contact' }, content: [text('write to us')] },
    text('.'),
  ),
  node(
    'unordered-list',
    item('Standard: two to four working days'),
    item('Express: the next working day'),
    item('Large pieces: by appointment'),
  ),
  node('heading-3', text('Where we deliver')),
  node('ordered-list', item('Great Britain and Northern Ireland'), item('The Channel Islands')),
  node('blockquote', paragraph('A parcel should be the least interesting part of buying a coat.')),
  node('hr'),
  node(
    'table',
    node('table-row', node('table-header-cell', paragraph('Service')), node('table-header-cell', paragraph('Days'))),
    node('table-row', node('table-cell', paragraph('Standard')), node('table-cell', paragraph('2 to 4'))),
    node('table-row', node('table-cell', paragraph('Express')), node('table-cell', paragraph('1'))),
  ),
]

const gone: readonly RichTextNode[] = [
  paragraph('Before what is gone.'),
  node('embedded-entry-block'),
  node('embedded-asset-block'),
  node('something-of-tomorrow', paragraph('Kept, though its frame is unknown.')),
  paragraph(''),
]

export const fixtures: readonly Fixture<'markdown'>[] = [
  {
    name: 'everything a text can hold',
    node: fixtureNode('markdown', { markdown: { nodeType: 'document', data: {}, content: everything }, width: 'narrow' }),
  },
  {
    name: 'embedded entries that are gone',
    node: fixtureNode('markdown', { markdown: { nodeType: 'document', data: {}, content: gone }, width: 'full' }),
  },
]
