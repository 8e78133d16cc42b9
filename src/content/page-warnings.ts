import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode, Json, Page } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { isAlternative } from './are-together.ts'
import { isObject } from './cms-entry.ts'
import { problemOfBlock, type BlockProblem, type ContentProblem } from './content-problem.ts'
import { foundWarnings } from './found/found-warnings.ts'
import { trailsOf, type Trail } from './trail.ts'

/** What could be better about a page, as far as the page alone shows it. Warnings do not stop a page from going live. */
export const pageWarnings = (
  page: Page,
  schemas: ReadonlyMap<string, BlockSchema>,
  { siteName }: Pick<SiteConfig, 'siteName'>,
): readonly ContentProblem[] => {
  const trails = trailsOf(page.blocks)
  return [
    ...foundWarnings(page, siteName),
    ...[...missingAlt(trails, schemas), ...headingWarnings(trails)].map((problem) => problemOfBlock(problem, page, schemas)),
  ]
}

/** Pictures that are shown as decoration, or described by another one beside them. */
const DECORATIVE: ReadonlySet<string> = new Set(['category-card image', 'hero mobileImage', 'menu-branch image', 'menu-node image'])

/** A picture that a screen reader reads out and that has no words. */
const missingAlt = (trails: readonly Trail[], schemas: ReadonlyMap<string, BlockSchema>): readonly BlockProblem[] =>
  trails.flatMap((trail) => {
    const { type, props } = trail.node
    const pictures = Object.entries(schemas.get(type)?.properties ?? {}).filter(([, prop]) => prop['x-field'] === 'asset')
    return pictures
      .filter(([name]) => !DECORATIVE.has(`${type} ${name}`) && hasEmptyAlt(ownValue(props, name)))
      .map(([name]): BlockProblem => ({ code: 'missingAlt', trail, pointer: `/props/${name}`, message: NO_ALT }))
  })

const NO_ALT = 'The picture has no description. Say in the description of the asset what it shows, in a few words.'

const hasEmptyAlt = (image: Json | undefined): boolean => isObject(image) && image['alt'] === ''

/** A block's own headings in reading order. `index` is the block's position on the page, slots included. */
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

/** Levels that are skipped, and a second heading of the first level: people who listen to a page move about it by headings. */
const headingWarnings = (trails: readonly Trail[]): readonly BlockProblem[] => {
  // Breadcrumbs stand before the page (src/pipeline/blocks/tree.ts); a variant stands in for its original.
  const blocks = trails.filter((trail) => trail.node.type !== 'breadcrumbs' && !isAlternative(trail))
  const headings = blocks.flatMap((trail, index) =>
    (ownValue(HEADING_LEVELS, trail.node.type)?.(trail.node.props, index) ?? []).map((level) => ({ trail, level })),
  )
  const first = headings.find(({ level }) => level === 1)
  return headings.flatMap((heading, index): readonly BlockProblem[] => {
    const { trail, level } = heading
    // What a page opens with may be below a first level made of data, such as a product's name.
    const before = headings[index - 1]?.level ?? 1
    if (level === 1 && heading !== first) return [{ code: 'headingRepeated', trail, message: REPEATED }]
    if (level <= before + 1) return []
    const values = { level, before, right: before + 1 }
    return [{ code: 'headingSkipped', trail, message: skippedInWords(values), values }]
  })
}

const REPEATED = 'The page has a heading of the first level already. Give this one level 2.'

const skippedInWords = ({ level, before, right }: Readonly<Record<'level' | 'before' | 'right', number>>): string =>
  `This heading is of level ${level}, the one before it of level ${before}. Right would be level ${right}, or a heading of that level in between.`
