import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { sameJson } from '../../../src/content/composing/same-json.ts'
import type { PmMark, PmNode } from './pm-node.ts'

/** A piece of a line: a run of text, or a node that is kept. */
type Piece = { readonly link: Json | undefined } & (
  | { readonly text: string; readonly marks: readonly Json[] }
  | { readonly kept: Json; readonly text?: never }
)

/** What stands in a paragraph, for the CMS: it wants a text, if an empty one, around everything that is none. */
export const toInline = (nodes: readonly PmNode[]): readonly Json[] => {
  const content = groupByLink(join(nodes.map(toPiece))).flatMap(({ link, pieces }) => {
    const inside = pieces.map(toJson)
    return isObject(link) ? [{ ...link, content: inside }] : inside
  })
  return content
    .flatMap((node, index) => [
      ...(!isText(node) && !isText(content[index - 1]) ? [EMPTY] : []),
      node,
      ...(!isText(node) && index === content.length - 1 ? [EMPTY] : []),
    ])
    .concat(content.length === 0 ? [EMPTY] : [])
}

const EMPTY: Json = { nodeType: 'text', value: '', marks: [], data: {} }

const isText = (node: Json | undefined): boolean => isObject(node) && node['nodeType'] === 'text'

const toPiece = ({ type, text, attrs, marks = [] }: PmNode): Piece => {
  // A link around something that is kept would change it.
  if (type === 'keptInline') return { link: undefined, kept: attrs?.['json'] ?? null }
  const link = marks.find((mark) => mark.type === 'link')?.attrs?.['node']
  return { link, text: type === 'hardBreak' ? '\n' : (text ?? ''), marks: marks.filter((mark) => mark.type !== 'link').map(toMark) }
}

const toMark = ({ type, attrs }: PmMark): Json => (type === 'keptMark' ? (attrs?.['mark'] ?? null) : { type })

/** Texts with the same marks and link are one. */
const join = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.reduce<readonly Piece[]>((joined, piece) => {
    const last = joined.at(-1)
    const isSame =
      last?.text !== undefined && piece.text !== undefined && sameJson(last.link, piece.link) && sameJson(last.marks, piece.marks)
    return isSame ? [...joined.slice(0, -1), { ...piece, text: last.text + piece.text }] : [...joined, piece]
  }, [])

interface Group {
  readonly link: Json | undefined
  readonly pieces: readonly Piece[]
}

const groupByLink = (pieces: readonly Piece[]): readonly Group[] =>
  pieces.reduce<readonly Group[]>((groups, piece) => {
    const last = groups.at(-1)
    return last !== undefined && sameJson(last.link, piece.link)
      ? [...groups.slice(0, -1), { ...last, pieces: [...last.pieces, piece] }]
      : [...groups, { link: piece.link, pieces: [piece] }]
  }, [])

const toJson = (piece: Piece): Json =>
  piece.text === undefined ? piece.kept : { nodeType: 'text', value: piece.text, marks: piece.marks, data: {} }
