import { feedText } from '../../feeds/feed-text.ts'
import { feedsOf } from '../../feeds/feed-of.ts'
import { textsOf } from '../../commerce/texts/texts.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { candidatesOf } from '../../../src/site/site-of.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOrigin } from '../../../src/site/site-origin.ts'
import { textLanguageOf } from '../../../src/site/text-language.ts'
import type { StorefrontDeps } from '../storefront-deps.ts'
import { byLanguage } from './messages/by-language.ts'

interface ShopAddress {
  /** Without port. */
  readonly host: string
  /** Without a slash at its end. */
  readonly origin: string
}

type Deps = Pick<StorefrontDeps, 'navigation' | 'pages'> & { readonly sites: readonly SiteConfig[] }

/** A shop may have thousands; the sitemap has them all. */
const MAX_PAGES = 50

const textsIn = textsOf(byLanguage)

/**
 * What the shop of a host is, for language models and whoever sets them up (https://llmstxt.org), in the language of its first site: where
 * its countries, categories, pages and feeds are, in the words that the merchant has for them.
 */
export const llmsText = async ({ host, origin }: ShopAddress, deps: Deps): Promise<string> => {
  const sites = candidatesOf(host.toLowerCase(), deps.sites)
  const first = sites.find((site) => site.default) ?? sites[0]
  if (first === undefined) return ''
  const language = first.defaultLanguage
  const locale = localeTag(language, first.code)
  const t = textsIn(locale)
  const base = `${siteOrigin(first, origin)}${basePathOf(first, language)}`
  const [tree, home, paths] = await Promise.all([
    deps.navigation({ clientTag: first.clientTag, language: textLanguageOf(locale) }),
    deps.pages.get({ siteTag: first.siteTag, language, key: 'home' }),
    deps.pages.listPaths({ siteTag: first.siteTag, language, isForCrawlers: true }),
  ])
  const pages = await Promise.all(paths.slice(0, MAX_PAGES).map(async (path) => ({ path, title: await titleOf(path, first, deps) })))
  const named = sites.flatMap((site) => site.languages.map((each) => ({ site, each, name: nameOf(site, each, locale) })))
  return [
    `# ${feedText(first.siteName)}`,
    ...(home?.seo.description === undefined ? [] : [`> ${feedText(home.seo.description)}`]),
    t('product'),
    section(
      t('sites'),
      named.map(({ site, each, name }) =>
        link(
          site.siteName === first.siteName ? name : `${site.siteName}: ${name}`,
          `${siteOrigin(site, origin)}${basePathOf(site, each)}/`,
          t('prices', { currency: site.currency.code }),
        ),
      ),
    ),
    section(
      t('categories'),
      tree.filter(({ hide }) => hide !== true).map(({ label, path }) => link(label, `${base}${path}`)),
    ),
    section(
      t('pages'),
      pages.map(({ path, title }) => link(title, `${base}${path}`)),
    ),
    section(
      t('feeds'),
      sites
        .flatMap((site) => feedsOf(site, origin))
        .map((feed) => link(`${feed.name}, ${nameOf(feed.site, feed.language, locale)}`, feed.address)),
    ),
    section(
      t('machines'),
      machinesOf(sites).map(({ text, path }) => link(t(text), `${origin}${path}`)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** What programs find at every origin of the shop; one line each, its words in messages/. */
const machinesOf = (sites: readonly SiteConfig[]): readonly { readonly text: string; readonly path: string }[] => [
  { text: 'sitemap', path: '/sitemap.xml' },
  { text: 'robots', path: '/robots.txt' },
  ...(sites.some(({ agents }) => agents !== undefined) ? [{ text: 'agents', path: '/.well-known/ucp' }] : []),
]

const titleOf = async (path: string, { siteTag, defaultLanguage: language }: SiteConfig, { pages }: Deps): Promise<string> => {
  const key = path === '/contact' ? 'contact' : `landing${path}`
  return (await pages.get({ siteTag, language, key }))?.title ?? path
}

/** A country and a language, in the words of another one. */
const nameOf = ({ code }: SiteConfig, language: string, locale: string): string => {
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  const spoken = new Intl.DisplayNames([locale], { type: 'language' }).of(localeTag(language, code).replace(`-${code}`, '')) ?? language
  return `${country}, ${spoken}`
}

const section = (heading: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`)

/** Brackets would end a name early. */
const link = (name: string, address: string, note = ''): string =>
  `- [${feedText(name).replaceAll(/[[\]]/g, '')}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})${note === '' ? '' : `: ${note}`}`
