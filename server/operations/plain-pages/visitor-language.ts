import { parseAcceptLanguage } from '../../../src/site/accept-language.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOf } from '../../../src/site/site-of.ts'

interface Visit {
  readonly hostname: string
  /** Path that was asked for; its prefix names a language. */
  readonly path: string
  readonly acceptLanguage: string | undefined
}

/** The language a page before the shop is shown in: that of the address, one the browser asks for, or the site's own. */
export const visitorLanguage = ({ hostname, path, acceptLanguage = '' }: Visit, sites: readonly SiteConfig[]): string => {
  const site = siteOf({ host: hostname, path }, sites)
  const prefix = (path.split(/[?#]/, 1)[0] ?? '').split('/', 3).map((part) => part.split('-', 1)[0] ?? '')
  const named = prefix.find((part) => site?.languages.includes(part))
  const spoken = sites.flatMap(({ languages }) => languages)
  return named ?? preferredLanguage(acceptLanguage, spoken) ?? site?.defaultLanguage ?? 'en'
}

/** Which of these languages the browser prefers; undefined for none. */
export const preferredLanguage = (acceptLanguage: string, languages: readonly string[]): string | undefined =>
  parseAcceptLanguage(acceptLanguage)
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((language) => languages.includes(language))
