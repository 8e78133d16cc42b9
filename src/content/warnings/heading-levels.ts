import type { BlockNode, Json } from '../../../schemas/page.ts'
import { isObject } from '../cms-entry.ts'

/** A block's own headings in reading order. `index` is the block's place on the page, slots included. */
type LevelsOf = (props: BlockNode['props'], index: number) => readonly number[]

/**
 * Which headings a merchandiser's blocks make. A test compares with what the blocks render. Blocks that are not here make
 * none, or make them of data.
 */
export const HEADING_LEVELS: Readonly<Record<string, LevelsOf>> = {
  hero: (_props, index) => [index === 0 ? 1 : 2],
  headline: ({ level }) => [typeof level === 'number' && level <= 6 ? level : 2],
  'text-and-image': ({ heading }) => onlyWith(heading, 2),
  accordion: ({ heading }) => onlyWith(heading, 2),
  'accordion-panel': () => [3],
  'category-cards': ({ heading }) => onlyWith(heading, 2),
  'poster-grid': ({ heading }) => onlyWith(heading, 2),
  'poster-card': () => [3],
  // Each product's name is a heading below the tray's.
  'product-tray': ({ header }) => [...onlyWith(header, 2), 3],
  'link-group': () => [2],
  markdown: ({ markdown }) => levelsOfDocument(markdown),
}

const onlyWith = (words: Json | undefined, level: number): readonly number[] => (typeof words === 'string' && words !== '' ? [level] : [])

const levelsOfDocument = (document: Json | undefined): readonly number[] =>
  isObject(document) && Array.isArray(document['content'])
    ? document['content'].flatMap((node: Json) => {
        const level = isObject(node) ? /^heading-([1-6])$/.exec(String(node['nodeType']))?.[1] : undefined
        return level === undefined ? [] : [Number(level)]
      })
    : []
