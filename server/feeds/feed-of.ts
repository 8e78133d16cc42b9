import { basePathOf } from '../../src/site/base-path.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteOf } from '../../src/site/site-of.ts'
import { siteOrigin } from '../../src/site/site-origin.ts'
import { FEEDS } from './channels.ts'

export type FeedName = (typeof FEEDS)[number]['name']

/** A feed that a site offers. */
export interface FeedAddress {
  readonly name: FeedName
  readonly site: SiteConfig
  readonly language: string
  readonly address: string
}

const isOn = ({ feeds }: SiteConfig, name: FeedName): boolean => feeds?.[name] !== false

/** The feeds of a site that are on, in each of its languages. `origin` without trailing slash. */
export const feedsOf = (site: SiteConfig, origin: string): readonly FeedAddress[] =>
  site.languages.flatMap((language) =>
    FEEDS.filter(({ name }) => isOn(site, name)).map(({ name, file }) => ({
      name,
      site,
      language,
      address: `${siteOrigin(site, origin)}${basePathOf(site, language)}/feeds/${file}`,
    })),
  )

/** Every path that a feed of any site has. Two sites with hosts of their own may have the same. */
export const feedPaths = (sites: readonly SiteConfig[], file: string): readonly string[] => [
  ...new Set(sites.flatMap((site) => site.languages.map((language) => `${basePathOf(site, language)}/feeds/${file}`))),
]

interface Asked {
  readonly host: string
  /** As it came, without query. */
  readonly path: string
}

/** Whose feed an address of a host is; undefined where the site has no such language, or has it off. */
export const siteOfFeed = (
  { host, path }: Asked,
  { sites, name }: { readonly sites: readonly SiteConfig[]; readonly name: FeedName },
): { readonly site: SiteConfig; readonly language: string } | undefined => {
  const site = siteOf({ host, path }, sites)
  const language = site?.languages.find((each) => path.startsWith(`${basePathOf(site, each)}/feeds/`))
  return site === undefined || language === undefined || !isOn(site, name) ? undefined : { site, language }
}
