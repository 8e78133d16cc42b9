import type { SiteConfig } from './site-config.ts'

/** A group of customers at the identity provider that blocks of a site may be for. */
export type Segment = NonNullable<SiteConfig['segments']>[number]

interface Segmented {
  readonly segments?: readonly Segment[] | undefined
}

/**
 * The number by which styles know a segment: its position in the site's list, from 1. 0 for one that the site does not have, which nobody
 * is in. Attributes of a page have numbers, because a style sheet cannot compare the names of two of them.
 */
export const segmentNumber = (group: string, { segments = [] }: Segmented): number => segments.findIndex((each) => each.group === group) + 1
