import type { ComposeBlockType } from '../../schemas/api/compose.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { wordsOf } from '../plain-words.ts'

/** Groups of blocks in the order of the gallery: what pages are made of first, what is around all of them last. */
const GROUPS = ['content', 'navigation', 'listing', 'product', 'account', 'checkout', 'frame'] as const

/** `other`: of a release that has more groups. */
export type BlockGroup = (typeof GROUPS)[number] | 'other'

export interface FoundGroup {
  readonly group: BlockGroup
  readonly blocks: readonly ComposeBlockType[]
}

/** Whether a word of the text begins with each word of a search, whatever the case and the accents. No words are in every text. */
export const hasWords = (text: string, search: string): boolean => {
  const words = wordsOf(text)
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

interface Search {
  readonly blocks: readonly ComposeBlockType[]
  /** Types that the place takes. */
  readonly allowed: ReadonlySet<string>
  readonly words: string
  /** All that is known about a block in words: its own, its group's, what it is for. */
  readonly textOf: (block: ComposeBlockType) => string
  readonly isWanted: (block: ComposeBlockType) => boolean
}

/** Blocks that the place takes and the search finds, by title within their groups. Pure. */
export const findBlocks = ({ blocks, allowed, words, textOf, isWanted }: Search): readonly FoundGroup[] => {
  const found = blocks.map(inOwnWords).filter((block) => allowed.has(block.type) && isWanted(block) && hasWords(textOf(block), words))
  const sorted = found.toSorted((one, other) => one.title.localeCompare(other.title, interfaceLocale()))
  return [...GROUPS, 'other' as const].flatMap((group) => {
    const inGroup = sorted.filter((block) => groupOf(block) === group)
    return inGroup.length === 0 ? [] : [{ group, blocks: inGroup }]
  })
}

/** The server names blocks in English; this window may speak another language. */
const inOwnWords = (block: ComposeBlockType): ComposeBlockType => {
  const { title, description } = blockSchemas.get(block.type) ?? block
  return { ...block, title, description }
}

export const groupOf = ({ group }: ComposeBlockType): BlockGroup => GROUPS.find((each) => each === group) ?? 'other'
