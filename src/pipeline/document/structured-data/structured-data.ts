import type { FullPageView } from '../../load/page-view.ts'
import { siteOrigin } from '../../../site/site-origin.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import { addressAt, type PageContext, type Thing } from './page-facts.ts'
import { productThings } from './product-data.ts'
import type { ShippingRates } from '../../load/read-shipping-rates.ts'
import { returnPolicy } from './terms-data.ts'

interface Input {
  readonly view: Pick<FullPageView, 'context' | 'head'>
  readonly site: SiteValue
  /** Of the request, or the public one. */
  readonly origin: string
  readonly shipping: ShippingRates
}

/**
 * What search engines and agents read of a page as data (https://schema.org), in one graph: the shop at home, the way to a page, and a
 * product with what it costs, whether it is there, how it comes and goes back. Undefined where the page says nothing of the kind.
 */
export const structuredData = ({ view: { context, head }, site, origin, shipping }: Input): Thing | undefined => {
  if (context.status !== 200 || head.some(({ attributes }) => attributes['name'] === 'robots')) return undefined
  const place = { site, origin: siteOrigin(site.site, origin) }
  const description = head.find(({ attributes }) => attributes['name'] === 'description')?.attributes['content']
  const things = [
    ...(context.kind === 'home' ? shopThings(place, description) : []),
    ...trail(context.breadcrumbs, place),
    ...(context.product === undefined ? [] : productThings({ product: context.product, path: context.path, description, place, shipping })),
  ]
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things }
}

const shopThings = (place: PageContext, description: string | undefined): readonly Thing[] => {
  const { site, locale, terms } = place.site
  const { name, address } = site.localisedEntity
  const url = addressAt('/', place)
  return [
    {
      '@type': 'OnlineStore',
      name: site.siteName,
      legalName: name,
      url,
      description,
      address: address === undefined ? undefined : { '@type': 'PostalAddress', streetAddress: address, addressCountry: site.code },
      hasMerchantReturnPolicy: returnPolicy(terms, site),
    },
    { '@type': 'WebSite', name: site.siteName, url, inLanguage: locale },
  ]
}

/** Search engines show a way of two steps and more; the last one is the page itself. */
const trail = (crumbs: FullPageView['context']['breadcrumbs'], place: PageContext): readonly Thing[] =>
  crumbs.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ h1, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: h1,
            item: index === crumbs.length - 1 ? undefined : addressAt(path, place),
          })),
        },
      ]
