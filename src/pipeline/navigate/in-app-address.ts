type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/** Path, query and hash without prefix of a link the router can follow; undefined for one the browser must. */
export const inAppAddress = (
  anchor: Anchor,
  basePath: string,
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined => {
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download') || anchor.hasAttribute('data-full-load'))
    return undefined
  const url = new URL(anchor.href)
  if (url.origin !== location.origin || !isBelow(url.pathname, basePath)) return undefined
  // A place on the page shown: scrolling there is the browser's business.
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return undefined
  return `${url.pathname.slice(basePath.length) || '/'}${url.search}${url.hash}`
}

const isBelow = (path: string, basePath: string): boolean => path === basePath || path.startsWith(`${basePath}/`)
