import type { Json } from '../../schemas/page.ts'
import { isObject } from '../../src/content/cms-entry.ts'
import { fromInline } from '../panel/rich-text/from-inline.ts'
import { childrenOf, isRichText } from '../panel/rich-text/known.ts'
import type { PmNode } from '../panel/rich-text/pm-node.ts'
import { toInline } from '../panel/rich-text/to-inline.ts'

/** What is translated by itself: a text, a line of a list, a paragraph or heading of a rich text. */
export type Segment = readonly PmNode[]

/** The segments of a field's value, in their order; none where it is no text. */
export const segmentsOf = (value: Json | undefined): readonly Segment[] => {
  const segments: Segment[] = []
  visit(value ?? null, (segment) => {
    segments.push(segment)
    return undefined
  })
  return segments
}

/** The value with other segments, by their number; all else of it stays as it is, and so do segments that are not given. */
export const withSegments = (value: Json, others: readonly (Segment | undefined)[]): Json => {
  let index = 0
  return visit(value, () => others[index++])
}

/** A value without what is in its segments: what two of the same shape have in common. */
export const shapeOf = (value: Json): Json =>
  withSegments(
    value,
    segmentsOf(value).map(() => []),
  )

type Replace = (segment: Segment) => Segment | undefined

const visit = (value: Json, replace: Replace): Json => {
  if (typeof value === 'string') return visitText(value, replace)
  if (Array.isArray(value)) return value.map((item: Json) => (typeof item === 'string' ? visitText(item, replace) : item))
  return isRichText(value) ? visitNode(value, replace) : value
}

const visitText = (text: string, replace: Replace): string => {
  const other = replace([{ type: 'text', text }])
  return other === undefined ? text : other.map((node) => node.text ?? '').join('')
}

const TEXT_BLOCK = /^(?:paragraph|heading-[1-6])$/

/** Quotations, lists and tables have paragraphs somewhere in them. */
const visitNode = (node: { readonly [key: string]: Json }, replace: Replace): Json => {
  const content = childrenOf(node)
  if (content === undefined) return node
  if (TEXT_BLOCK.test(String(node['nodeType']))) {
    const other = replace(fromInline(content))
    return other === undefined ? node : { ...node, content: toInline(other) }
  }
  return { ...node, content: content.map((child) => (isObject(child) ? visitNode(child, replace) : child)) }
}
