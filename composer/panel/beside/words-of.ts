import { isObject } from '../../../src/content/cms-entry.ts'
import type { Json } from '../../../schemas/page.ts'

/** A translatable value as plain words: a list a line each, rich text a line each block. Empty for what has none. */
export const wordsOf = (value: Json | undefined): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).filter(isSaid).join('\n')
  if (!isObject(value)) return ''
  const { value: own, content } = value
  if (typeof own === 'string') return own
  if (!Array.isArray(content)) return ''
  return content
    .map(wordsOf)
    .filter(isSaid)
    .join(content.some(isBlock) ? '\n' : '')
}

const isSaid = (words: string): boolean => words !== ''

/** Words and links stand in a line; everything else of rich text has lines of its own. */
const isBlock = (node: Json): boolean => {
  if (!isObject(node)) return false
  const { nodeType, content } = node
  return nodeType !== 'text' && !String(nodeType).endsWith('hyperlink') && !String(nodeType).endsWith('inline') && content !== undefined
}
