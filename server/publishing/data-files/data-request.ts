import type { FastifyRequest, FastifyReply } from 'fastify'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { IMMUTABLE } from '../../lib/immutable.ts'

/** The site and language a data file is requested for. */
export interface DataContext {
  readonly site: SiteConfig
  readonly language: string
}

/**
 * Reads `siteTag` and `lang` of the address, `folder` being the country folder it begins with (EXTRA-06). Without a site tag:
 * the folder's site, else the default one. Undefined for a site or language that does not exist.
 */
export const readDataContext = (sites: readonly SiteConfig[], folder: string, request: FastifyRequest): DataContext | undefined => {
  const siteTag = firstOf(request.query, 'siteTag')
  const site = sites.find((candidate) => (siteTag === undefined ? isDefaultOf(candidate, folder) : candidate.siteTag === siteTag))
  if (site === undefined) return undefined
  const language = firstOf(request.query, 'lang') ?? site.defaultLanguage
  return site.languages.includes(language) ? { site, language } : undefined
}

const isDefaultOf = (site: SiteConfig, folder: string): boolean => (folder === '' ? site.default : site.countryFolder === folder)

/** A repeated parameter: the first counts (contracts 4). */
export const firstOf = (query: unknown, name: string): string | undefined => {
  // Fastify parses every query to an object of texts and lists of texts.
  const value = (query as Record<string, string | string[] | undefined>)[name]
  const first = Array.isArray(value) ? value[0] : value
  return first === '' ? undefined : first
}

/** How long a data file may be cached: content changes any time, themes only with a build (EXTRA-06). */
export type Lifetime = 'content' | 'build'

const CACHE_CONTROL: Readonly<Record<Lifetime, string>> = {
  content: 'public, max-age=60',
  build: IMMUTABLE,
}

/** Answers JSON; undefined is the data files' not-found form. Only the current build id may be cached, and nothing that visitors do not share. */
export const sendData = (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    data,
    lifetime,
    buildId,
    isPersonal = false,
  }: { readonly data: unknown; readonly lifetime: Lifetime; readonly buildId: string; readonly isPersonal?: boolean },
): FastifyReply => {
  if (data === undefined) return reply.code(404).header('cache-control', 'no-cache').send({ result: 'NOT_FOUND' })
  if (isPersonal) return reply.header('cache-control', 'private, no-cache').send(data)
  const isCurrent = firstOf(request.query, 'cb') === buildId
  return reply.header('cache-control', isCurrent ? CACHE_CONTROL[lifetime] : 'no-cache').send(data)
}
