/** Where a listing begins (block-registry/listing). */
const LISTING_TOP_ID = 'listing-top'

/**
 * For a change of the listing shown, which leaves the shopper where they are: what to do once it is under way. Who is more
 * than a window down is then taken to the listing's top when its page changes (PAGER-04); doing so earlier would spoil the
 * place that the way back leads to. Undefined for anything else, which begins at its own top. `address`: with query.
 */
export const stayAtListing = (address: string, { location, document, scrollY, innerHeight }: Window = window): (() => void) | undefined => {
  const top = document.getElementById(LISTING_TOP_ID)
  const next = new URL(address, location.href)
  if (top === null || !isSameListing(location, next)) return undefined
  const isFarDown = pageOf(location) !== pageOf(next) && scrollY > innerHeight
  return () => (isFarDown ? top.scrollIntoView() : undefined)
}

const isSameListing = (shown: Location, next: URL): boolean =>
  shown.pathname === next.pathname && shown.search !== next.search && parameterOf(shown, 'query') === parameterOf(next, 'query')

const pageOf = (place: Pick<URL, 'search'>): string => parameterOf(place, 'page') ?? '1'

const parameterOf = ({ search }: Pick<URL, 'search'>, name: string): string | null => new URLSearchParams(search).get(name)
