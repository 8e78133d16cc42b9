import { readVideoSource } from '../../../src/lib/video-source.ts'
import type { CatalogueProduct } from '../catalogue-product.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A player or film that a description embeds; the shop shows descriptions without it. */
const EMBEDDED = /<(?:iframe|video|source)\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const LONGEST = 2_000

/** What a file says of a product's film, and whether there is one that the shop has no player for. */
export interface FileFilm extends Pick<CatalogueProduct, 'video'> {
  readonly isLeftOut: boolean
}

/** The first film that the shop can play: of the named addresses, then of those that the description embeds. */
export const readFilm = (named: readonly string[], html: string): FileFilm => {
  const embedded = [...html.matchAll(EMBEDDED)].map(([, double = '', single = '']) => double || single)
  const addresses = [...named, ...embedded].map(toAddress).filter((address) => address !== '')
  const video = addresses.find((address) => address.length <= LONGEST && isPlayable(address))
  return { ...defined({ video }), isLeftOut: video === undefined && addresses.length > 0 }
}

/** Without a scheme, as embedded players often are, it is that of the page, which is https. */
const toAddress = (text: string): string => text.trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://')

/** A path would be one on the vendor's host. */
const isPlayable = (address: string): boolean => URL.canParse(address) && readVideoSource(address).kind !== 'unknown'
