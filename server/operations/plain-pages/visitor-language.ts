import { parseAcceptLanguage } from '../../../src/site/accept-language.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOf } from '../../../src/site/site-of.ts'
import { textTagOf } from '../../../src/site/text-language.ts'

interface Visit {
  readonly hostname: string
  /** Path that was asked for; its prefix names a language. */
  readonly path: string
  readonly acceptLanguage: string | undefined
}

/** The language a page before the shop is shown in, as a tag: that of the address, one the browser asks for, or the site's own. */
export const visitorLanguage = ({ hostname, path, acceptLanguage = '' }: Visit, sites: readonly SiteConfig[]): string => {
  const site = siteOf({ host: hostname, path }, sites)
  const prefix = (path.split(/[?#]/, 1)[0] ?? '').split('/', 3).map((part) => part.split('-', 1)[0] ?? '')
  const named = prefix.find((part) => site?.languages.includes(part))
  const spoken = sites.flatMap(({ languages, code }) => languages.map((language) => textTagOf(localeTag(language, code))))
  const own = named ?? site?.defaultLanguage
  const ofSite = own === undefined || site === undefined ? 'en' : textTagOf(localeTag(own, site.code))
  return named === undefined ? (preferredLanguage(acceptLanguage, spoken) ?? ofSite) : ofSite
}

/** Which of these languages the browser prefers, as it is written in the reader's country; undefined for none. */
export const preferredLanguage = (acceptLanguage: string, languages: readonly string[]): string | undefined =>
  parseAcceptLanguage(acceptLanguage)
    .map((tag) => textTagOf(Intl.getCanonicalLocales(tag)[0] ?? tag))
    .map(
      (wanted) => languages.find((language) => language === wanted) ?? languages.find((language) => language === wanted.split('-', 1)[0]),
    )
    .find((language) => language !== undefined)
