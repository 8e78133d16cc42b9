import { handleOf } from './catalogue.mjs'
import { createRandom, pick } from './random.mjs'
import { BRANDS, COLORS, KINDS, LOOKS, MATERIALS, WORDS } from './words.mjs'

/** Listings, searches and products that nobody has asked for: a function a kind, that gives another path each time. */
export const newAddresses = (products) => {
  const random = createRandom(products)
  return {
    listing: unlike(() => `/en/${kindOf(random)}?${filterOf(random)}`),
    search: unlike(() => `/en/search?query=${encodeURIComponent(wordsOf(random))}`),
    product: unlike(() => productPath(1 + Math.floor(random() * products))),
  }
}

const unlike = (make) => {
  const asked = new Set()
  return () => {
    for (;;) {
      const path = make()
      if (!asked.has(path) && asked.add(path)) return path
    }
  }
}

const kindOf = (random) => pick(random, Object.keys(KINDS), 1.5).toLowerCase()

/** A color and a range of prices, a brand and a color, or a range that most things are in. */
const filterOf = (random) => {
  const [low, high] = [Math.floor(random() * 30), 40 + Math.floor(random() * 20_000) / 100]
  const range = `priceRange=${low},${high}`
  const color = `color=${pick(random, COLORS).toLowerCase()}`
  return pick(random, [`${color}&${range}`, `brand=${pick(random, BRANDS, 2).toLowerCase()}&${color}&${range}`, range])
}

/** What is typed: two words of names, a thing with a mistake, a word that only descriptions have. */
const wordsOf = (random) => {
  const thing = pick(random, Object.values(KINDS).flat()).toLowerCase()
  const named = `${pick(random, random() < 0.5 ? LOOKS : MATERIALS)} ${thing}`.toLowerCase()
  const mistaken = `${pick(random, COLORS).toLowerCase()} ${thing[0]}${thing[2]}${thing[1]}${thing.slice(3)}`
  return pick(random, [named, mistaken, pick(random, WORDS)])
}

const productPath = (number) => `/en/product/${handleOf(number)}/${handleOf(number)}`
