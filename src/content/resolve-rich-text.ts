import type { ImageProp, Json } from '../../schemas/page.ts'
import type { RichTextDocument, RichTextMark, RichTextNode } from '../../schemas/rich-text.ts'
import { isLink, isObject } from './cms-entry.ts'

/** What a rich text document's links lead to; undefined where the target is not published. */
export interface RichTextTargets {
  readonly image: (assetId: string) => ImageProp | undefined
  /** Address of a page entry, without prefix. */
  readonly pagePath: (entryId: string) => string | undefined
}

/**
 * A rich text document with nothing of the CMS left in it: pictures in place of assets, addresses in place of entries. What
 * leads nowhere is left out, its words stay; so no renderer meets an embedded entry without fields.
 */
export const resolveRichText = (document: Json, targets: RichTextTargets): RichTextDocument => ({
  nodeType: 'document',
  data: {},
  content: isObject(document) ? children(document['content'], targets) : [],
})

const children = (content: Json | undefined, targets: RichTextTargets): readonly RichTextNode[] =>
  Array.isArray(content) ? content.flatMap((node: Json) => resolveNode(node, targets)) : []

const resolveNode = (node: Json, targets: RichTextTargets): readonly RichTextNode[] => {
  if (!isObject(node) || typeof node['nodeType'] !== 'string') return []
  const { nodeType } = node
  if (nodeType === 'text') return [textNode(node)]
  const content = children(node['content'], targets)
  if (nodeType.startsWith('embedded-')) return embeddedNode(nodeType, targetId(node), targets)
  if (!nodeType.endsWith('hyperlink')) return [{ nodeType, data: {}, content }]
  const uri = hyperlinkUri(node, targets)
  return uri === undefined ? content : [{ nodeType: 'hyperlink', data: { uri }, content }]
}

const textNode = (node: { readonly [key: string]: Json }): RichTextNode => ({
  nodeType: 'text',
  data: {},
  value: typeof node['value'] === 'string' ? node['value'] : '',
  marks: Array.isArray(node['marks']) ? node['marks'].flatMap(toMark) : [],
})

const toMark = (mark: Json): readonly RichTextMark[] => (isObject(mark) && typeof mark['type'] === 'string' ? [{ type: mark['type'] }] : [])

const embeddedNode = (nodeType: string, id: string | undefined, targets: RichTextTargets): readonly RichTextNode[] => {
  const image = nodeType === 'embedded-asset-block' && id !== undefined ? targets.image(id) : undefined
  return image === undefined ? [] : [{ nodeType, data: { image }, content: [] }]
}

const hyperlinkUri = (node: { readonly [key: string]: Json }, targets: RichTextTargets): string | undefined => {
  const id = targetId(node)
  if (node['nodeType'] === 'entry-hyperlink') return id === undefined ? undefined : targets.pagePath(id)
  if (node['nodeType'] === 'asset-hyperlink') return id === undefined ? undefined : targets.image(id)?.url
  const uri = isObject(node['data']) ? node['data']['uri'] : undefined
  return typeof uri === 'string' && SAFE_URI.test(uri) ? uri : undefined
}

/** Scripts and data addresses have no business in a link a merchandiser typed. */
const SAFE_URI = /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:|#)/i

const targetId = (node: { readonly [key: string]: Json }): string | undefined => {
  const target = isObject(node['data']) ? node['data']['target'] : undefined
  return isLink(target) ? target.sys.id : undefined
}
