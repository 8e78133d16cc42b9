import type { Json } from '../../schemas/page.ts'
import { isObject } from '../../src/content/cms-entry.ts'

/** A value in which links to one address lead to another one; without another the words stay and the links go. Undefined: nothing is left. */
export const changeLinks = (value: Json, from: string, to: string | undefined): Json | undefined => {
  if (value === from) return to
  return isObject(value) || Array.isArray(value) ? inNode(value, from, to) : value
}

const inNode = (node: Json, from: string, to: string | undefined): Json => {
  if (Array.isArray(node)) return inList(node, from, to)
  if (!isObject(node)) return node
  const { content } = node
  const inside = content === undefined ? node : { ...node, content: inNode(content, from, to) }
  return isLinkTo(node, from) && to !== undefined ? { ...inside, data: { uri: to } } : inside
}

/** A link that goes leaves what is in it. */
const inList = (nodes: readonly Json[], from: string, to: string | undefined): readonly Json[] =>
  nodes.flatMap((node) => (isLinkTo(node, from) && to === undefined ? inList(wordsOf(node), from, to) : [inNode(node, from, to)]))

const isLinkTo = (node: Json | undefined, address: string): node is { readonly [key: string]: Json } =>
  isObject(node) && node['nodeType'] === 'hyperlink' && isObject(node['data']) && node['data']['uri'] === address

const wordsOf = ({ content }: { readonly [key: string]: Json }): readonly Json[] => (Array.isArray(content) ? content : [])
