import type { SiteConfig } from '../../src/site/site-config.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import type { Runtime } from '../runtime.ts'

const PICTURE = /<picture\b.*?<\/picture>/gs
const VARIANT = /\/images\/[^\s",]+_(\d+)w\.webp/g
/** The width in which phones request a card's picture: lazy pictures are made in this width first. */
const LAZY_WIDTH = '480'

interface Deps {
  readonly runtime: Pick<Runtime, 'sites' | 'log' | 'config' | 'fetch'>
  /** The shop is closing. */
  readonly isOver: () => boolean
}

/**
 * Makes pictures once the shop is open, one after the other: those of every home page, then those of the pages that the home page of each
 * client leads to. The first shopper of a new shop would wait for them. Pictures that exist cost only a check. Never rejects.
 */
export const warmPictures = async ({ runtime, isOver }: Deps): Promise<void> => {
  const made = new Set<string>()
  const open = async (site: SiteConfig, path: string): Promise<string> => {
    if (isOver()) return ''
    const html = await (await get(runtime, site, path)).text()
    for (const address of picturesOf(html)) {
      if (isOver()) return ''
      if (!made.has(address)) await (await get(runtime, site, address)).arrayBuffer()
      made.add(address)
    }
    return html
  }
  try {
    const homes = new Map<string, { readonly site: SiteConfig; readonly paths: readonly string[] }>()
    for (const site of runtime.sites) {
      const base = basePathOf(site, site.defaultLanguage)
      const html = await open(site, `${base}/`)
      // Shops of one client sell the same in every country.
      if (!homes.has(site.clientTag)) homes.set(site.clientTag, { site, paths: pathsBelow(base, html) })
    }
    for (const { site, paths } of homes.values()) for (const path of paths) await open(site, path)
  } catch (cause) {
    runtime.log.warn(cause, 'Pictures could not be made ahead')
  }
}

/** The pages that a home page links to right below itself: its first categories. */
export const pathsBelow = (base: string, html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/href="([^"?#]+)"/g)].flatMap(([, path = '']) =>
      /^\/[a-z-]+$/.test(path.slice(base.length)) && path.startsWith(base) ? path : [],
    ),
  ),
]

/** In process: from outside, production answers neither http nor the program's own name. */
const get = (runtime: Deps['runtime'], site: SiteConfig, path: string): Promise<Response> =>
  runtime.fetch(`${runtime.config.origin}${path}`, { headers: { host: hostOf(site, runtime) } })

/** Some sites have a host of their own only. */
const hostOf = ({ hosts, sharedHost }: SiteConfig, { config }: Deps['runtime']): string =>
  `${sharedHost ? 'localhost' : (hosts[0] ?? 'localhost')}:${config.PORT}`

/** Addresses of local pictures that a page shows: of those fetched at once every width, of those further down the usual one. */
export const picturesOf = (html: string): readonly string[] => {
  const pictures = html.match(PICTURE) ?? []
  const isEager = (picture: string): boolean => picture.includes('loading="eager"')
  const eager = pictures.filter(isEager).flatMap((picture) => variantsIn(picture))
  const lazy = pictures.filter((picture) => !isEager(picture)).flatMap((picture) => variantsIn(picture, LAZY_WIDTH))
  return [...new Set([...eager, ...lazy])]
}

const variantsIn = (picture: string, width?: string): readonly string[] =>
  [...picture.matchAll(VARIANT)].filter(([, widthOfVariant]) => width === undefined || widthOfVariant === width).map(([address]) => address)
