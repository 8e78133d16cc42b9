import type { ShippingOption } from '../../schemas/api/cart.ts'
import type { SizeGuides } from '../../schemas/api/size-guide.ts'
import type { UnshippablePlace } from '../../schemas/api/unshippable-place.ts'
import type { Page } from '../../schemas/page.ts'
import type { NavigationNode } from '../site/navigation.ts'

/** Published content of one site in one language, wherever it is read. Each throws when it cannot be asked. */
export interface ContentReads {
  /** Undefined where no such page is published. */
  readonly getPage: (key: string) => Promise<Page | undefined>
  readonly getNavigation: () => Promise<readonly NavigationNode[]>
  readonly getRedirects: () => Promise<RedirectMap>
  /** Every way to ship on the site, for small and for bulky pieces; data file `/data/shippingOptions_{language}.json`. */
  readonly getShippingOptions: () => Promise<readonly ShippingOption[]>
  /** Data file `/data/size-guides_{language}.json`. */
  readonly getSizeGuides: () => Promise<SizeGuides>
  /** Places no parcel goes to; data file `/data/unable-to-ship_{language}.json`, which a site without such places does not have. */
  readonly getUnshippablePlaces: () => Promise<readonly UnshippablePlace[]>
}

/** Data file `/data/redirects` (NOTFOUND-09). */
export type RedirectMap = Readonly<Record<string, string | { readonly to?: string; readonly status?: number }>>
