import type { PageKind } from '../../../schemas/page.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { matchPattern } from './match-pattern.ts'
import { matchTree } from './match-tree.ts'
import { pathSegments } from './path-segments.ts'
import { ROUTES } from './route-table.ts'

/** The page an address asks for. */
export interface RouteMatch {
  readonly kind: PageKind
  readonly params: Readonly<Record<string, string>>
  /** Canonical path without prefix: lower case, no trailing slash (TRICKY-04). */
  readonly path: string
  /** Nodes of the navigation tree, top first; of listings only. */
  readonly trail?: readonly NavigationNode[]
}

/** First match of: static paths and patterns, landing paths, brand routes, navigation tree, not found (TRICKY-04). Pure. */
export const matchRoute = (path: string, site: SiteConfig, tree: readonly NavigationNode[]): RouteMatch => {
  const segments = pathSegments(path)
  if (segments === undefined) return notFound(path)
  return (
    matchStatic(segments, site) ??
    matchLanding(segments, site) ??
    matchBrand(segments, site, tree) ??
    matchListing(segments, tree) ??
    notFound(path)
  )
}

const matchStatic = (segments: readonly string[], site: SiteConfig): RouteMatch | undefined => {
  for (const { pattern, kind, isOn } of ROUTES) {
    const params = matchPattern(pattern, segments)
    if (params !== undefined && isOn?.(site) !== false) return { kind, params, path: canonical(pattern, params) }
  }
  return undefined
}

/** Fixed segments as the table spells them; slugs in lower case; ids and references as they came. */
const canonical = (pattern: string, params: Readonly<Record<string, string>>): string => {
  const parts = pattern.split('/').map((part) => {
    if (!part.startsWith(':')) return part
    const name = part.slice(1).replace('?', '')
    const value = params[name]
    if (value === undefined) return undefined
    return encodeURIComponent(name === 'slug' || name === 'step' ? value.toLowerCase() : value)
  })
  return parts.filter((part) => part !== undefined).join('/')
}

const matchLanding = (segments: readonly string[], site: SiteConfig): RouteMatch | undefined => {
  const path = lowerPath(segments)
  if (!site.landingPages.includes(path)) return undefined
  return { kind: path === '/contact' ? 'contact' : 'landing', params: {}, path }
}

const matchBrand = (segments: readonly string[], site: SiteConfig, tree: readonly NavigationNode[]): RouteMatch | undefined => {
  const { brandsPath } = site.navigation
  for (const prefix of ['', '/:l1']) {
    const params = matchPattern(`${prefix}/${brandsPath}/:brand?`, segments)
    if (params === undefined || !isFirstLevel(params['l1'], tree)) continue
    return { kind: params['brand'] === undefined ? 'brandIndex' : 'brand', params, path: lowerPath(segments) }
  }
  return undefined
}

const isFirstLevel = (slug: string | undefined, tree: readonly NavigationNode[]): boolean =>
  slug === undefined || tree.some((node) => node.slug.toLowerCase() === slug.toLowerCase())

const matchListing = (segments: readonly string[], tree: readonly NavigationNode[]): RouteMatch | undefined => {
  const trail = matchTree(segments, tree)
  const last = trail?.at(-1)
  return trail === undefined || last === undefined ? undefined : { kind: 'listing', params: {}, path: last.path, trail }
}

const lowerPath = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`

const notFound = (path: string): RouteMatch => ({ kind: 'notFound', params: {}, path })
