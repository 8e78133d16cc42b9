import { basePathOf } from '../../../src/site/base-path.ts'
import { previewParameters } from '../../../src/site/preview-mode.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { PREVIEW_BLOCK_HASH } from '../../../src/site/preview-block.ts'
import { addressInside } from '../../../src/content/draft-page.ts'
import { pathOfKey } from '../../../src/content/page-entry.ts'

interface Options {
  /** Where previews are; see `previewOriginOf`. */
  readonly origin: string
  readonly site: SiteConfig
  readonly language: string
  /** Of the page: `landing/about`. */
  readonly key: string
  /** Which block of it; empty for the page as a whole. */
  readonly blockId: string
}

/** Address of a page in the preview, at a block; undefined for pages whose address is not in their content. */
export const previewLink = ({ origin, site, language, key, blockId }: Options): string | undefined => {
  const path = addressInside(key) ?? pathOfKey(key)
  if (path === undefined) return undefined
  const url = new URL(`${basePathOf(site, language)}${path}`, origin)
  url.search = previewParameters({ client: site.clientName, country: site.code, preview: '1' }).toString()
  if (blockId !== '') url.hash = `${PREVIEW_BLOCK_HASH}${blockId}`
  return url.href
}

/** Origin of the previews of a shop: this one, or the host `preview` in front of it. */
export const previewOriginOf = ({ protocol, host }: { readonly protocol: string; readonly host: string }): string =>
  `${protocol}://${/preview/i.test(host) ? host : `preview.${host}`}`
