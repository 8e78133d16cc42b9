import type { Json } from '../../../schemas/page.ts'
import { isLink, isObject } from '../../../src/content/cms-entry.ts'
import { fromInline } from './from-inline.ts'
import { childrenOf, isRichText } from './known.ts'
import type { PmNode } from './pm-node.ts'

/** A rich text document of the CMS for the editor. An empty one has a paragraph to type in. */
export const fromContentful = (document: Json | undefined): PmNode => {
  const blocks = isRichText(document) ? (childrenOf(document) ?? []).map(fromBlock) : []
  return { type: 'doc', content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks }
}

/**
 * A block of the document. It remembers the node it came from, which goes back as it was unless somebody changes the block; what the
 * editor does not know stays in one piece.
 */
export const fromBlock = (source: Json): PmNode => {
  const block = isObject(source) ? knownBlock(source) : undefined
  return block === undefined ? kept(source) : { ...block, attrs: { ...block.attrs, source } }
}

const kept = (json: Json): PmNode => ({ type: 'keptBlock', attrs: { json } })

const knownBlock = (node: { readonly [key: string]: Json }): PmNode | undefined => {
  const content = childrenOf(node)
  const { nodeType } = node
  if (content === undefined || typeof nodeType !== 'string') return undefined
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1]
  if (level !== undefined) return { type: 'heading', attrs: { level: Number(level) }, content: fromInline(content) }
  switch (nodeType) {
    case 'paragraph':
      return { type: 'paragraph', content: fromInline(content) }
    case 'unordered-list':
      return list('bulletList', content)
    case 'ordered-list':
      return list('orderedList', content)
    case 'blockquote':
      return content.length === 0 ? undefined : { type: 'blockquote', content: content.map(quoted) }
    case 'hr':
      return content.length === 0 ? { type: 'horizontalRule' } : undefined
    case 'embedded-asset-block':
      return picture(node, content)
    default:
      return undefined
  }
}

const list = (type: string, content: readonly Json[]): PmNode | undefined => {
  const items = content.map(listItem)
  return items.length === 0 || items.includes(undefined) ? undefined : { type, content: items.filter((item) => item !== undefined) }
}

const listItem = (node: Json): PmNode | undefined => {
  const content = isObject(node) && node['nodeType'] === 'list-item' ? childrenOf(node) : undefined
  if (content === undefined || content.length === 0) return undefined
  return { type: 'listItem', attrs: { source: node }, content: content.map(fromBlock) }
}

/** The CMS takes nothing but paragraphs in a quotation. */
const quoted = (node: Json): PmNode => {
  const block = fromBlock(node)
  return block.type === 'paragraph' ? block : kept(node)
}

const picture = (node: { readonly [key: string]: Json }, content: readonly Json[]): PmNode | undefined => {
  const target = isObject(node['data']) ? node['data']['target'] : undefined
  const isPicture = content.length === 0 && isLink(target) && target.sys.linkType === 'Asset'
  return isPicture ? { type: 'picture', attrs: { id: target.sys.id } } : undefined
}
