import type { Translate } from '../../src/i18n/messages.ts'
import { audienceOfSegment, segmentOfAudience, type PreviewAudience } from '../../src/site/preview-mode.ts'
import type { Segment } from '../../src/site/segments.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { isolate } from '../isolate.ts'

/** By whom a page of a site can be looked at. */
export const visitorsOf = ({ segments = [] }: Pick<SiteConfig, 'segments'>): readonly PreviewAudience[] => [
  'guest',
  'signedIn',
  ...segments.map(({ group }) => audienceOfSegment(group)),
]

/** `as a guest`, `signed in`; of a segment what merchandisers call it. */
export const visitorInWords = (audience: PreviewAudience, { segments = [] }: Pick<SiteConfig, 'segments'>, t: Translate): string => {
  const group = segmentOfAudience(audience)
  return group === undefined ? t(`compose.view.${audience}`) : segmentTitle(group, segments)
}

/** What merchandisers call a segment; its group where no site has it any more. */
export const segmentTitle = (group: string, segments: readonly Segment[]): string =>
  isolate(segments.find((each) => each.group === group)?.title ?? group)

/** The segments of sites, each group once, with the title that the first of these sites has for it. */
export const segmentsOf = (sites: readonly Pick<SiteConfig, 'segments'>[]): readonly Segment[] => {
  const all = sites.flatMap(({ segments = [] }) => segments)
  return all.filter(({ group }, index) => all.findIndex((each) => each.group === group) === index)
}
