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
 * Makes the pictures of every home page once the shop is open, one after the other: the first shopper of a new shop would
 * wait seconds for the largest. Pictures that exist cost only a check. Never rejects.
 */
export const warmPictures = async ({ runtime, isOver }: Deps): Promise<void> => {
  try {
    const fetched = new Set<string>()
    for (const site of runtime.sites) {
      if (isOver()) return
      const home = await get(runtime, site, `${basePathOf(site, site.defaultLanguage)}/`)
      for (const address of picturesOf(await home.text())) {
        if (isOver()) return
        if (!fetched.has(address)) await (await get(runtime, site, address)).arrayBuffer()
        fetched.add(address)
      }
    }
  } catch (cause) {
    runtime.log.warn(cause, 'Pictures could not be made ahead')
  }
}

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
