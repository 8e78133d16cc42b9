import type { ShouldRevalidateFunction } from 'react-router-dom'

/**
 * A new path is a new page. A new query is one only where it chooses products; option and tab parameters are the page's own business,
 * and who navigates may know that it is not.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  // A site's home is at both `/en` and `/en/`.
  if (withoutSlash(currentUrl) !== withoutSlash(nextUrl)) return true
  if (!defaultShouldRevalidate) return false
  if (currentUrl.search === nextUrl.search) return currentUrl.hash === nextUrl.hash
  return !/\/(?:product|checkout|account|orders|tracking)(?:\/|$)/.test(nextUrl.pathname)
}

const withoutSlash = ({ pathname }: URL): string => pathname.replace(/\/$/, '')
