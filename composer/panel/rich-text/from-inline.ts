import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { without } from '../../../src/lib/without.ts'
import { sameJson } from '../../../src/content/composing/same-json.ts'
import { childrenOf, LINKS, MARKS } from './known.ts'
import type { PmMark, PmNode } from './pm-node.ts'

/** Text and links of a paragraph for the editor. What it does not know stays as it is, in one piece. */
export const fromInline = (content: readonly Json[]): readonly PmNode[] =>
  content.flatMap((node) => textOf(node) ?? linkOf(node) ?? [{ type: 'keptInline', attrs: { json: node } }])

const TEXT_KEYS = new Set(['nodeType', 'value', 'marks', 'data'])

const textOf = (node: Json): readonly PmNode[] | undefined => {
  if (!isObject(node) || node['nodeType'] !== 'text' || typeof node['value'] !== 'string') return undefined
  const { marks = [], data = {} } = node
  if (!Array.isArray(marks) || !sameJson(data, {}) || Object.keys(node).some((key) => !TEXT_KEYS.has(key))) return undefined
  return lines(node['value'], marks.map(toMark))
}

/** A line break is a character in the CMS and a node in the editor. */
const lines = (value: string, all: readonly PmMark[]): readonly PmNode[] => {
  const marks = all.filter((mark, index) => all.findIndex((each) => same(each, mark)) === index)
  const own = marks.length === 0 ? {} : { marks }
  return value
    .split('\n')
    .flatMap((text, index) => [
      ...(index === 0 ? [] : [{ type: 'hardBreak', ...own }]),
      ...(text === '' ? [] : [{ type: 'text', text, ...own }]),
    ])
}

const same = (one: PmMark, other: PmMark): boolean => one.type === other.type && sameJson(one.attrs, other.attrs)

const toMark = (mark: Json): PmMark => {
  const type = MARKS.find((known) => sameJson(mark, { type: known }))
  return type === undefined ? { type: 'keptMark', attrs: { mark } } : { type }
}

/** A link whose words are all text becomes a mark on them; it holds the node but for its words. */
const linkOf = (node: Json): readonly PmNode[] | undefined => {
  if (!isObject(node) || typeof node['nodeType'] !== 'string' || !LINKS.has(node['nodeType']) || !isObject(node['data'])) return undefined
  const texts = childrenOf(node)?.map(textOf)
  if (texts === undefined || texts.includes(undefined)) return undefined
  const words = texts.flatMap((each) => each ?? [])
  const link: PmMark = { type: 'link', attrs: { node: without(node, 'content') } }
  return words.length === 0 ? undefined : words.map((word) => ({ ...word, marks: [...(word.marks ?? []), link] }))
}
