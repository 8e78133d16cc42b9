import { addressOf, type KindWithAddress, type PageKind } from '../../schemas/page-kinds.ts'
import { addressInside } from '../../src/content/draft-page.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import { previewParameters } from '../../src/site/preview-mode.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { CanvasView } from '../view/canvas-view.ts'

/** What of the catalogue stands in where a page is shown with any listing or product. */
export interface Examples {
  /** `/women/clothing`. */
  readonly category: string | undefined
  readonly productId: string | undefined
}

interface Input {
  readonly view: CanvasView
  readonly key: string
  readonly kind: PageKind
  readonly examples: Examples
}

/** Where the preview shows a page, for the canvas; undefined for pages that no address shows by itself. */
export const canvasAddress = ({ view: { site, language, at, audience }, key, kind, examples }: Input): string | undefined => {
  const path = addressInside(key) ?? pathOfKey(key) ?? pathOfKind(kind, examples, site)
  if (path === undefined) return undefined
  const [pathname, query = ''] = path.split('?')
  const search = previewParameters({ client: site.clientName, country: site.code, preview: '1', audience })
  // An empty one clears the moment of another page, which the preview keeps in a cookie.
  search.set('at', at ?? '')
  // What shoppers are asked would lie over what she works on, and cannot be answered there.
  for (const name of ['hideCookieBanner', 'hidePopups', 'hideModal', 'hideEmailPopup']) search.set(name, '1')
  for (const [name, value] of new URLSearchParams(query)) search.set(name, value)
  return `${basePathOf(site, language)}${pathname}?${search.toString()}`
}

const pathOfKind = (kind: PageKind, examples: Examples, site: SiteConfig): string | undefined => {
  const exampleOf = EXAMPLES[kind]
  return exampleOf === undefined ? addressOf(kind) : exampleOf(examples, site)
}

type Example = (examples: Examples, site: SiteConfig) => string | undefined

const nothing: Example = () => undefined

/** What stands for kinds without one address. Nothing for those that show only what their key names, or what was done before. */
const EXAMPLES: Readonly<Record<Exclude<PageKind, KindWithAddress>, Example> & Partial<Record<PageKind, Example>>> = {
  landing: nothing,
  listing: ({ category }) => category,
  brand: nothing,
  brandIndex: (_, { navigation }) => `/${navigation.brandsPath}`,
  product: ({ productId }) => (productId === undefined ? undefined : `/product/p/${encodeURIComponent(productId)}`),
  productNotFound: () => '/product/p/0',
  notFound: () => '/page-that-is-not-there/at-all',
  emptySearch: () => '/search?query=zzqqxx',
  header: nothing,
  footer: nothing,
  checkoutHeader: nothing,
  checkoutFooter: nothing,
  menu: nothing,
  splash: nothing,
  maintenance: nothing,
  complete: nothing,
  orderDetails: nothing,
  redirect: nothing,
}
