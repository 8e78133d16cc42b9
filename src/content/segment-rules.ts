import type { PageKind } from '../../schemas/page-kinds.ts'
import type { Page } from '../../schemas/page.ts'
import type { Segment } from '../site/segments.ts'
import type { SiteConfig } from '../site/site-config.ts'
import type { BlockProblem } from './content-problem.ts'
import type { Trail } from './trail.ts'

/** Nothing around their blocks could hide one: entries of menus are part of the navigation, and a window opens whatever is in it. */
const WITHOUT_SEGMENTS: readonly PageKind[] = ['menu', 'splash']

/** Blocks for a segment that somebody can be in. `sites`: those that the page is for. */
export const segmentRules = (
  { kind }: Pick<Page, 'kind'>,
  trails: readonly Trail[],
  sites: readonly Pick<SiteConfig, 'segments'>[],
): readonly BlockProblem[] => {
  const known = new Map(sites.flatMap(({ segments = [] }) => segments.map((segment) => [segment.group, segment] as const)))
  return trails.flatMap((trail) => {
    const { segment, audience } = trail.node.meta ?? {}
    // What is no text is `metaInvalid`.
    if (typeof segment !== 'string') return []
    if (WITHOUT_SEGMENTS.includes(kind)) return [{ ...AT, code: 'segmentNotHere', trail, message: NOT_HERE }]
    if (audience === 'guest') return [{ ...AT, code: 'segmentForGuests', trail, message: FOR_GUESTS }]
    return known.has(segment) ? [] : [unknown(trail, segment, [...known.values()])]
  })
}

const AT = { pointer: '/meta/segment', field: 'Settings > Segment' }

const NOT_HERE = 'Menus and windows in front of pages are the same for everybody. Take the segment out, or put a block for it on a page.'

const FOR_GUESTS =
  'The block is for a segment and for guests, so nobody would see it: who is in a segment is signed in. Choose one of the two.'

const unknown = (trail: Trail, segment: string, known: readonly Segment[]): BlockProblem => {
  const message = `No site of this page has the segment "${segment}", so shoppers do not see the block.`
  const names = known.map(({ group, title }) => `${title} (${group})`).join(', ')
  return known.length === 0
    ? { ...AT, code: 'segmentUnknown', trail, message: `${message} There are none yet.`, kind: 'none', values: { segment } }
    : { ...AT, code: 'segmentUnknown', trail, message: `${message} There are: ${names}.`, values: { segment, known: names } }
}
