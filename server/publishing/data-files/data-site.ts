import type { FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../../src/site/site-config.ts'

/** The site and language a data file is asked for. */
export interface DataPlace {
  readonly site: SiteConfig
  readonly language: string
}

/**
 * Reads `siteTag` and `lang` of the address, `folder` being the country folder it begins with (EXTRA-06). Without a site tag:
 * the folder's site, else the default one. Undefined for a site or language that does not exist.
 */
export const readDataPlace = (sites: readonly SiteConfig[], folder: string, request: FastifyRequest): DataPlace | undefined => {
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
