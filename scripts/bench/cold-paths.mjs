import { PAGES } from './targets.mjs'

/** The first language's pages. */
const [{ path: HOME }] = PAGES
const PRODUCT = `${HOME}/product/`
/** Products of the demo whose page does not answer, on purpose: journeys look at what a shopper sees then. */
const BROKEN = ['broken-case', 'busy-loafer'].map((name) => `${PRODUCT}${name}/`)
const SOLD = [`${HOME}/women/`, `${HOME}/men/`]

/** Addresses of listings and products in the shop's site map, but for those that the bench has asked for. */
export const coldPaths = async (origin) => {
  // A map of a site with a host of its own has the same paths, of other pages.
  const here = (addresses) => addresses.filter((address) => new URL(address).origin === origin)
  const index = here(locations(await textOf(`${origin}/sitemap.xml`)))
  const maps = await Promise.all(index.map(textOf))
  return sortPaths(here(maps.flatMap(locations)).map((address) => new URL(address).pathname))
}

/** Which of the paths are listings and which are products. */
export const sortPaths = (paths) => {
  const others = [...new Set(paths)].filter((path) => PAGES.every((page) => page.path !== path))
  return {
    listing: others.filter((path) => SOLD.some((start) => path.startsWith(start))),
    product: others.filter((path) => path.startsWith(PRODUCT) && !BROKEN.some((start) => path.startsWith(start))),
  }
}

let number = 0

/** The listing by a range of prices that has everything in it, and another each time: the same page, and a new question to the search. */
export const neverFiltered = (path) => `${path}?priceRange=0,${(900_000 + (number += 1)) / 100}`

const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address.replaceAll('&amp;', '&'))

const textOf = async (address) => (await fetch(address)).text()
