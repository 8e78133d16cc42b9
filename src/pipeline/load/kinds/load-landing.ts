import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'
import { loadNotFound } from './load-not-found.ts'

/** A configured content page (ROUTE-28, ROUTE-29); one without content is not found. */
export const loadLanding: Loader = async (input) => {
  const { match, pageDeps } = input
  const key = `landing${match.path}`
  const found = (await pageDeps.getPage(key)) === undefined ? undefined : key
  if (found !== undefined) return assemblePage({ ...input, kind: match.kind, key: found })
  if (match.kind !== 'landing' && (await pageDeps.getPage(match.kind)) !== undefined) return assemblePage({ ...input, kind: match.kind })
  return loadNotFound(input)
}
