import { createRandom } from '../bench/size/random.mjs'

/** Sites have hosts and folders; browsers ask Varnish at one port, so the name alone is what differs. */
const addressOf = (text) => {
  const { hostname, pathname, search } = new URL(text)
  return { host: hostname === '127.0.0.1' ? 'localhost' : hostname, path: pathname + search }
}

/** Of the demo, the products whose answers are errors of the shop. */
const FAILS_ON_PURPOSE = /\/90050[03]$/

/** Every address that the shop lists for crawlers, of all its sites and languages, home pages and departments first, products as the demo has them. */
export const readAddresses = async (origin) => {
  const read = async (url) => {
    const { host, path } = addressOf(url)
    const answer = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-host': host } })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return locationsOf(await answer.text())
  }
  const maps = await read(`${origin}/sitemap.xml`)
  const sites = await Promise.all(maps.map(read))
  const all = sites.flat().map(addressOf)
  const found = all.filter(({ path }) => !FAILS_ON_PURPOSE.test(path))
  return byRank([...new Map(found.map((address) => [address.host + address.path, address])).values()])
}

const locationsOf = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address.replaceAll('&amp;', '&'))

/** The shorter an address, the more of its views: home, departments, then the rest in an order that is drawn, and the same each time. */
const byRank = (addresses) => {
  const random = createRandom(20_260_712)
  return addresses
    .map((address) => ({ address, rank: Math.min(depthOf(address), 3) + random() * 2 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ address }) => address)
}

const depthOf = ({ path }) => path.split('/').filter((part) => part !== '').length

/**
 * Draws ranks from 0 up to `count` as views of pages are distributed: the one in place n gets 1/n of what the first gets (Zipf). `weights` are
 * the shares, which add up to one.
 */
export const zipf = (count) => {
  const raw = Array.from({ length: count }, (_, rank) => 1 / (rank + 1))
  const sum = raw.reduce((total, weight) => total + weight, 0)
  const weights = raw.map((weight) => weight / sum)
  const upTo = []
  weights.reduce((total, weight) => {
    upTo.push(total + weight)
    return total + weight
  }, 0)
  return { weights, draw: (random) => firstAbove(upTo, random()) }
}

const firstAbove = (upTo, number) => {
  let [low, high] = [0, upTo.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (upTo[middle] > number) high = middle
    else low = middle + 1
  }
  return low
}
