import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { sameJson } from '../../../src/content/composing/same-json.ts'

/** A mark of the editor as JSON. */
export interface PmMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, Json>>
}

/** A node of the editor (ProseMirror) as JSON. */
export interface PmNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, Json>>
  readonly content?: readonly PmNode[]
  readonly text?: string
  readonly marks?: readonly PmMark[]
}

/** Attributes that mean something; others are the editor's own, or where a node came from. */
const MEANINGFUL = ['level', 'id', 'json', 'node', 'mark']

const meaning = (attrs: PmMark['attrs']): Json =>
  Object.fromEntries(Object.entries(attrs ?? {}).filter(([name, value]) => MEANINGFUL.includes(name) && value !== null))

/** Marks in an order of their own: the editor sorts them. */
const normalMarks = (marks: readonly PmMark[] = []): Json =>
  marks.map((mark) => JSON.stringify({ type: mark.type, attrs: meaning(mark.attrs) })).sort()

/** A node as what it means: the editor joins texts with the same marks, and adds attributes of its own. */
const normalNode = (node: PmNode): Json => ({
  type: node.type,
  attrs: meaning(node.attrs),
  marks: normalMarks(node.marks),
  ...(node.text === undefined ? { content: joinTexts((node.content ?? []).map(normalNode)) } : { text: node.text }),
})

const joinTexts = (nodes: readonly Json[]): Json =>
  nodes.reduce<readonly Json[]>((joined, node) => {
    const last = joined.at(-1)
    if (!isObject(last) || !isObject(node) || typeof last['text'] !== 'string' || typeof node['text'] !== 'string') return [...joined, node]
    if (!sameJson(last['marks'], node['marks'])) return [...joined, node]
    return [...joined.slice(0, -1), { ...last, text: last['text'] + node['text'] }]
  }, [])

export const sameNode = (one: PmNode, other: PmNode): boolean => sameJson(normalNode(one), normalNode(other))
