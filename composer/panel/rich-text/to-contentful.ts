import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { fromBlock, fromContentful } from './from-contentful.ts'
import { isRichText } from './known.ts'
import { sameNode, type PmNode } from './pm-node.ts'
import { toInline } from './to-inline.ts'

/** What the editor holds as a document of the CMS. What nobody changed since `original` is what it was, to the last key. */
export const toContentful = (doc: PmNode, original: Json | undefined): Json => {
  if (!isRichText(original)) return { nodeType: 'document', data: {}, content: (doc.content ?? []).map(toBlock) }
  return sameNode(doc, fromContentful(original)) ? original : { ...original, content: (doc.content ?? []).map(toBlock) }
}

/** Whether there is nothing in it to read or see. */
export const isEmptyText = ({ content = [] }: PmNode): boolean =>
  content.every((block) => (block.type === 'paragraph' || block.type === 'heading') && (block.content ?? []).length === 0)

const toBlock = (node: PmNode): Json => {
  if (node.type === 'keptBlock') return node.attrs?.['json'] ?? null
  const source = node.attrs?.['source']
  if (isObject(source) && sameNode(node, fromSource(node.type, source))) return source
  const nodeType = nodeTypeOf(node)
  // What else the node had, it keeps; a node of another kind begins anew.
  const rest = isObject(source) && source['nodeType'] === nodeType ? source : { nodeType, data: {} }
  return { ...rest, ...dataOf(node), content: contentOf(node) }
}

/** List items are no blocks: a list of one says what it would be. */
const fromSource = (type: string, source: Json): PmNode => {
  if (type !== 'listItem') return fromBlock(source)
  const list = fromBlock({ nodeType: 'unordered-list', data: {}, content: [source] })
  return list.content?.[0] ?? list
}

const NODE_TYPES: Readonly<Record<string, string>> = {
  bulletList: 'unordered-list',
  orderedList: 'ordered-list',
  listItem: 'list-item',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
  picture: 'embedded-asset-block',
}

const nodeTypeOf = ({ type, attrs }: PmNode): string =>
  type === 'heading' ? `heading-${String(attrs?.['level'] ?? 2)}` : (NODE_TYPES[type] ?? 'paragraph')

const dataOf = ({ type, attrs }: PmNode): { readonly data?: Json } =>
  type === 'picture' ? { data: { target: { sys: { type: 'Link', linkType: 'Asset', id: attrs?.['id'] ?? '' } } } } : {}

const contentOf = ({ type, content = [] }: PmNode): Json => {
  if (type === 'paragraph' || type === 'heading') return toInline(content)
  return content.map(toBlock)
}
