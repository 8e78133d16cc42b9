import type { Json } from '../../schemas/page.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import type { PmMark, PmNode } from '../panel/rich-text/pm-node.ts'

/** A text as a translator gets it: words, and codes in place of what is no words. A code with content is around words, one without stands for something. */
export type Line = readonly Inline[]
export type Inline = string | InlineCode

export interface InlineCode {
  readonly id: string
  readonly content?: Line
}

/** What a code of a line stands for: a mark or link around words, something of a rich text that is no text, a character that XML has no way to write. */
export type Code = { readonly mark: PmMark } | { readonly kept: Json } | { readonly character: string }

export interface CodedLine {
  readonly line: Line
  /** By the id of each code of the line, in their order. */
  readonly codes: ReadonlyMap<string, Code>
}

/** Characters that no XML document can have, and halves of characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** What stands in a paragraph, or a plain text, as a line. Codes are numbered in their order. */
export const toLine = (nodes: readonly PmNode[]): CodedLine => {
  const codes = new Map<string, Code>()
  const add = (code: Code): string => {
    const id = String(codes.size + 1)
    codes.set(id, code)
    return id
  }
  const textOf = (text: string): Line =>
    text.split(new RegExp(`(${FORBIDDEN.source})`, 'u')).map((part) => (FORBIDDEN.test(part) ? { id: add({ character: part }) } : part))
  const walk = (all: readonly PmNode[]): Line => {
    const [first] = all
    if (first === undefined) return []
    const mark = outermost(first)
    if (mark === undefined) {
      const own = first.type === 'keptInline' ? [{ id: add({ kept: first.attrs?.['json'] ?? null }) }] : textOf(wordsOf(first))
      return [...own, ...walk(all.slice(1))]
    }
    const end = all.findIndex((node) => !has(node, mark))
    const inside = end === -1 ? all : all.slice(0, end)
    const id = add({ mark })
    return [{ id, content: walk(inside.map((node) => withoutMark(node, mark))) }, ...walk(all.slice(inside.length))]
  }
  return { line: joinTexts(walk(nodes)), codes }
}

/** The way back; of a line whose codes are known (`hasCodes`). */
export const fromLine = (line: Line, codes: CodedLine['codes']): readonly PmNode[] => {
  const walk = (part: Line, marks: readonly PmMark[]): readonly PmNode[] =>
    part.flatMap((inline) => {
      if (typeof inline === 'string') return inline === '' ? [] : [textNode(inline, marks)]
      const code = codes.get(inline.id)
      if (code === undefined) return []
      if ('mark' in code) return walk(inline.content ?? [], [...marks, code.mark])
      return 'kept' in code ? [{ type: 'keptInline', attrs: { json: code.kept } }] : [textNode(code.character, marks)]
    })
  return walk(line, [])
}

/** Whether each code is in a line once, around words where it was around words. */
export const hasCodes = (line: Line, codes: CodedLine['codes']): boolean => {
  const found = codesIn(line)
  const fits = ({ id, content }: InlineCode): boolean => {
    const code = codes.get(id)
    return code !== undefined && ('mark' in code ? joinTexts(content ?? []).length > 0 : content === undefined)
  }
  return found.length === codes.size && new Set(found.map(({ id }) => id)).size === found.length && found.every(fits)
}

/** A line with the ids that another text has for the same codes; undefined where it has not the same. */
export const withCodesOf = ({ line, codes }: CodedLine, wanted: CodedLine['codes']): Line | undefined => {
  const free = new Map(wanted)
  const ids = new Map<string, string>()
  for (const [id, code] of codes) {
    const other = [...free].find(([, each]) => sameJson({ ...each } as Json, { ...code } as Json))
    if (other === undefined) return undefined
    ids.set(id, other[0])
    free.delete(other[0])
  }
  const rename = (part: Line): Line =>
    part.map((inline) =>
      typeof inline === 'string'
        ? inline
        : { id: ids.get(inline.id) ?? inline.id, ...(inline.content === undefined ? {} : { content: rename(inline.content) }) },
    )
  return free.size === 0 ? rename(line) : undefined
}

/** Whether there is anything to read in a line. */
export const hasWords = (line: Line): boolean =>
  line.some((inline) => (typeof inline === 'string' ? inline.trim() !== '' : hasWords(inline.content ?? [])))

/** Texts that follow each other as one; without empty ones. */
export const joinTexts = (line: Line): Line =>
  line.reduce<Line>((joined, inline) => {
    const last = joined.at(-1)
    if (inline === '') return joined
    if (typeof inline === 'string' && typeof last === 'string') return [...joined.slice(0, -1), last + inline]
    return [
      ...joined,
      typeof inline === 'string' || inline.content === undefined ? inline : { ...inline, content: joinTexts(inline.content) },
    ]
  }, [])

/** Whether two lines read the same: tools break and indent lines as they like. */
export const readsSame = (one: Line, other: Line): boolean => normal(one) === normal(other)

const normal = (line: Line): string => JSON.stringify(line).replace(/(?:\\[nrt]|\s)+/g, ' ')

const codesIn = (line: Line): readonly InlineCode[] =>
  line.flatMap((inline) => (typeof inline === 'string' ? [] : [inline, ...codesIn(inline.content ?? [])]))

/** A link is around all other marks: so it is in the CMS. */
const outermost = ({ marks = [] }: PmNode): PmMark | undefined => marks.find(({ type }) => type === 'link') ?? marks[0]

const same = (one: PmMark, other: PmMark): boolean => one.type === other.type && sameJson(one.attrs, other.attrs)
const has = ({ marks = [] }: PmNode, mark: PmMark): boolean => marks.some((each) => same(each, mark))
const withoutMark = (node: PmNode, mark: PmMark): PmNode => ({ ...node, marks: (node.marks ?? []).filter((each) => !same(each, mark)) })

const wordsOf = ({ type, text = '' }: PmNode): string => (type === 'hardBreak' ? '\n' : text)

/** `toInline` writes a line break within a text as the CMS does. */
const textNode = (text: string, marks: readonly PmMark[]): PmNode => ({ type: 'text', text, ...(marks.length === 0 ? {} : { marks }) })
