import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Page } from '../../../schemas/page.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { ContentProblem } from '../content-problem.ts'
import { problemAt } from '../problem-at.ts'
import type { Trail } from '../trail.ts'
import { HEADING_LEVELS } from './heading-levels.ts'

interface Heading {
  readonly trail: Trail
  readonly level: number
}

/** Levels that are skipped, and a second heading of the first level: who listens to a page moves about it by headings. */
export const headingWarnings = (
  page: Page,
  trails: readonly Trail[],
  schemas: ReadonlyMap<string, BlockSchema>,
): readonly ContentProblem[] => {
  const headings = trails.flatMap((trail, index) =>
    (ownValue(HEADING_LEVELS, trail.node.type)?.(trail.node.props, index) ?? []).map((level): Heading => ({ trail, level })),
  )
  const first = headings.find(({ level }) => level === 1)
  return headings.flatMap((heading, index) => {
    const { trail, level } = heading
    // What a page opens with may be below a first level made of data, such as a product's name.
    const before = headings[index - 1]?.level ?? 1
    if (level === 1 && heading !== first) return [problemAt(page, { code: 'headingRepeated', trail, message: REPEATED }, schemas)]
    return level > before + 1
      ? [
          problemAt(
            page,
            { code: 'headingSkipped', trail, message: skipped(level, before), values: { level, before, right: before + 1 } },
            schemas,
          ),
        ]
      : []
  })
}

const REPEATED = 'The page has a heading of the first level already. Give this one level 2.'

const skipped = (level: number, before: number): string =>
  `This heading is of level ${level}, the one before it of level ${before}. Right would be level ${before + 1}, or a heading of that level in between.`
