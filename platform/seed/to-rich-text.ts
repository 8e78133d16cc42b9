import { marked, type Token, type Tokens } from 'marked'
import type { RichTextDocument, RichTextMark, RichTextNode } from '../../schemas/rich-text.ts'

/**
 * Markdown of the seed as a Contentful rich text document: headings, paragraphs, lists, links, bold, italic. Anything else is
 * a mistake in the seed and throws.
 */
export const toRichText = (markdown: string): RichTextDocument => ({
  nodeType: 'document',
  data: {},
  content: marked.lexer(markdown).flatMap(blockNode),
})

const blockNode = (token: Token): readonly RichTextNode[] => {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [{ nodeType: `heading-${String(token['depth'])}`, data: {}, content: inline(token['tokens'], []) }]
    case 'paragraph':
    case 'text':
      return [{ nodeType: 'paragraph', data: {}, content: inline(token['tokens'], []) }]
    case 'list':
      return [listNode(token as Tokens.List)]
    default:
      throw new Error(`The seed's Markdown has a ${token.type}, which rich text is not made from.`)
  }
}

/** `token.type` says which token it is; marked's union has an open member which hides that from the compiler. */
const listNode = (list: Tokens.List): RichTextNode => ({
  nodeType: list.ordered ? 'ordered-list' : 'unordered-list',
  data: {},
  content: list.items.map((item) => ({ nodeType: 'list-item', data: {}, content: item.tokens.flatMap(blockNode) })),
})

const inline = (tokens: readonly Token[] | undefined, marks: readonly RichTextMark[]): readonly RichTextNode[] =>
  (tokens ?? []).flatMap((token) => inlineNode(token, marks))

const inlineNode = (token: Token, marks: readonly RichTextMark[]): readonly RichTextNode[] => {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [{ nodeType: 'text', value: unescape(String(token['text'])), marks, data: {} }]
    case 'strong':
      return inline(token['tokens'], [...marks, { type: 'bold' }])
    case 'em':
      return inline(token['tokens'], [...marks, { type: 'italic' }])
    case 'link':
      return [{ nodeType: 'hyperlink', data: { uri: String(token['href']) }, content: inline(token['tokens'], marks) }]
    default:
      throw new Error(`The seed's Markdown has a ${token.type}, which rich text is not made from.`)
  }
}

/** Some versions of the lexer escape quotes for HTML; a document holds plain text. */
const unescape = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
