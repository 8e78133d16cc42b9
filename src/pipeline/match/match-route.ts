import { KINDS, PAGE_KINDS, recordOf, type KindWithPath, type PageKind } from '../../../schemas/page-kinds.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** Kinds that an address shows: at their own path, or found by more than a pattern. */
export type MatchedKind = KindWithPath | 'brand' | 'brandIndex' | 'listing' | 'landing' | 'notFound'

/** The page an address asks for. */
export interface RouteMatch {
  readonly kind: MatchedKind
  readonly params: Readonly<Record<string, string>>
  /** Canonical path without prefix: lower case, no trailing slash (TRICKY-04). */
  readonly path: string
  /** Nodes of the navigation tree, top first; of listings only. */
  readonly trail?: readonly NavigationNode[]
}

/**
 * First match of: static paths and patterns, brand routes, navigation tree (TRICKY-04); whatever none of them claims may be a landing
 * page, which is there when it is published (docs/decisions/0013). Pure.
 */
export const matchRoute = (path: string, site: SiteConfig, tree: readonly NavigationNode[]): RouteMatch => {
  const segments = pathSegments(path)
  if (segments === undefined) return notFound(path)
  return (
    matchStatic(segments, site) ??
    matchBrand(segments, site, tree) ??
    matchListing(segments, tree) ??
    matchLanding(segments) ??
    notFound(path)
  )
}

const matchStatic = (segments: readonly string[], site: SiteConfig): RouteMatch | undefined => {
  for (const kind of WITH_PATH) {
    const { path } = KINDS[kind]
    const params = matchPattern(path, segments)
    if (params !== undefined && recordOf(kind).isOn?.(site) !== false) return { kind, params, path: canonical(path, params) }
  }
  return undefined
}

const hasPath = (kind: PageKind): kind is KindWithPath => recordOf(kind).path !== undefined

/** A segment that a path spells is tried before one that may be anything: `/orders/order-status` is no order (TRICKY-04). */
const WITH_PATH = PAGE_KINDS.filter(hasPath).sort(
  (one, other) => Number(KINDS[one].path.includes(':')) - Number(KINDS[other].path.includes(':')),
)

/** Fixed segments as the record spells them; slugs in lower case; ids and references as they came. */
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

/** Addresses that the key of a page can name (schemas/page.schema.json): nobody is asked about any other. */
const LANDING_PATH = /^(?:\/[a-z0-9][a-z0-9-]*)+$/
const MAX_LANDING_LENGTH = 120 - 'landing'.length

/** Kinds whose pages are there only where merchandisers have published them. */
export const isPublishedKind = (kind: PageKind): boolean => recordOf(kind).isPublished === true

const matchLanding = (segments: readonly string[]): RouteMatch | undefined => {
  const path = lowerPath(segments)
  return LANDING_PATH.test(path) && path.length <= MAX_LANDING_LENGTH ? { kind: 'landing', params: {}, path } : undefined
}

const lowerPath = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`

const notFound = (path: string): RouteMatch => ({ kind: 'notFound', params: {}, path })

/** Decoded segments of a path; a trailing slash does not count. Undefined for an empty segment (`//`) or broken encoding. */
const pathSegments = (path: string): readonly string[] | undefined => {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '')
  if (trimmed === '') return path === '/' || path === '' ? [] : undefined
  const segments = trimmed.split('/').map(decode)
  return segments.every((segment) => segment !== undefined && segment !== '') ? segments.map(String) : undefined
}

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    if (cause instanceof URIError) return undefined
    throw cause
  }
}

/** Parameters of a path that a pattern matches exactly, letter case aside; undefined where it does not (ROUTE-27). */
const matchPattern = (pattern: string, segments: readonly string[]): Readonly<Record<string, string>> | undefined => {
  const parts = pattern
    .split('/')
    .slice(1)
    .filter((part) => part !== '')
  if (segments.length > parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (!part.startsWith(':')) {
      if (segment?.toLowerCase() !== part.toLowerCase()) return undefined
      continue
    }
    if (segment !== undefined) params[part.slice(1).replace('?', '')] = segment
    else if (!part.endsWith('?')) return undefined
  }
  return params
}

const MAX_LEVELS = 4

/** Nodes a path goes through, top first, when every segment is in the tree (NOTFOUND-01 to 03, ROUTE-25). */
const matchTree = (segments: readonly string[], tree: readonly NavigationNode[]): readonly NavigationNode[] | undefined => {
  if (segments.length === 0 || segments.length > MAX_LEVELS) return undefined
  const trail: NavigationNode[] = []
  let level = tree
  for (const segment of segments) {
    const node = level.find((candidate) => candidate.slug.toLowerCase() === segment.toLowerCase())
    if (node === undefined) return undefined
    trail.push(node)
    level = node.children
  }
  return trail
}
