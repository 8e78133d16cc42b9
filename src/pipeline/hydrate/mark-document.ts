import type { SiteConfig } from '../../site/site-config.ts'

interface Shopper {
  readonly isSignedIn: boolean
  /** Of the identity provider. */
  readonly groups: readonly string[]
}

type Segmented = Pick<SiteConfig, 'segments'>

/** Marks the document with who is looking at it, as `public/mark-shopper.js` has before the first paint: blocks show by it (shell.scss). */
export const markDocument = ({ dataset }: HTMLElement, { isSignedIn, groups }: Shopper, site: Segmented): void => {
  if (isSignedIn) dataset['shopper'] = 'signedIn'
  else delete dataset['shopper']
  const numbers = isSignedIn ? numbersOf(groups, site) : ''
  if (numbers === '') delete dataset['segments']
  else dataset['segments'] = numbers
}

/** Of the segments that somebody in these groups is in (`segmentNumber`): `1 3`. */
const numbersOf = (groups: readonly string[], { segments = [] }: Segmented): string =>
  segments.flatMap(({ group }, index) => (groups.includes(group) ? [index + 1] : [])).join(' ')
