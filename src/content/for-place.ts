import type { BlockMeta, BlockNode } from '../../schemas/page.ts'
import { without } from '../lib/without.ts'

/** Where a page goes live. */
export interface Place {
  /** ISO alpha-2. */
  readonly country: string
  readonly language: string
}

/** The blocks meant for a country and language, at every depth; what chose them is left out, it has done its work. */
export const forPlace = (nodes: readonly BlockNode[], place: Place): readonly BlockNode[] =>
  nodes
    .filter((node) => isMeantFor(node.meta, place))
    .map((node) => {
      const { slots, meta, ...rest } = node
      return { ...rest, ...placedSlots(slots, place), ...placedMeta(meta) }
    })

/** A list that names no country or language anywhere is a mistake the gate has to see: such a block is kept for it. */
const isMeantFor = (meta: BlockMeta | undefined, place: Place): boolean =>
  isMistaken(meta) || (includes(meta?.countries, place.country) && includes(meta?.languages, place.language))

const isMistaken = (meta: BlockMeta | undefined): boolean => !isListOf(COUNTRY, meta?.countries) || !isListOf(LANGUAGE, meta?.languages)

/** As in schemas/common/block-meta.schema.json; `-` is what mergeMeta writes for nobody. */
const COUNTRY = /^(?:[A-Z]{2}|-)$/
const LANGUAGE = /^(?:[a-z]{2,3}|-)$/

const isListOf = (form: RegExp, list: unknown): boolean =>
  list === undefined || (Array.isArray(list) && list.every((entry) => typeof entry === 'string' && form.test(entry)))

/** An absent or empty list excludes nobody. */
const includes = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.length === 0 || list.includes(value)

const placedSlots = (slots: BlockNode['slots'], place: Place): Pick<BlockNode, 'slots'> | undefined =>
  slots === undefined
    ? undefined
    : { slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, forPlace(nodes, place)])) }

const placedMeta = (meta: BlockMeta | undefined): Pick<BlockNode, 'meta'> | undefined => {
  if (meta === undefined) return undefined
  if (isMistaken(meta)) return { meta }
  const rest = without(without(meta, 'countries'), 'languages')
  return Object.keys(rest).length === 0 ? undefined : { meta: rest }
}
