import type { SiteConfig } from '../../../src/site/site-config.ts'
import { themeOf } from '../../../src/site/theme-of.ts'

/** In whose name a page of the server's own speaks. */
export interface Brand {
  /** Name of its theme. */
  readonly theme: string
  /** Of the shop; absent where no site is known. */
  readonly name?: string
}

type Branded = Pick<SiteConfig, 'siteName' | 'theme'>

/** The brand of a site; of an address that is no site's, the look of the shop's first theme without a name. */
export const brandOf = (site: Branded | undefined): Brand => {
  const { name: theme } = themeOf(site ?? {})
  return site === undefined ? { theme } : { theme, name: site.siteName }
}

/** The brand of pages for those who work for every site: its names, in the look of the first. */
export const houseBrand = (sites: readonly Branded[]): Brand => {
  const names = [...new Set(sites.map(({ siteName }) => siteName))]
  return { ...brandOf(sites[0]), ...(names.length === 0 ? {} : { name: names.join(' · ') }) }
}

/** The shop's name as its pages write it, and the way to `href`. */
export const BrandName = ({ brand: { name }, href }: { readonly brand: Brand; readonly href: string }) =>
  name === undefined ? null : (
    <a className="brand" href={href} translate="no">
      <bdi>{name}</bdi>
    </a>
  )
