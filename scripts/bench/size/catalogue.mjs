import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createRandom, pick } from './random.mjs'
import { BRANDS, COLORS, KINDS, LOOKS, MATERIALS, MODELS, SIZES, WORDS } from './words.mjs'

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Product Category,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Status'
const DESCRIBED_WITH = 60
const TAGS = 3
/** Words of a description and brands are not used alike: a few of them most of the time. */
const SKEW = 3
const BRAND_SKEW = 2

/** Writes a Shopify export of so many products: the same each time, and a longer one begins as a shorter one. */
export const writeCatalogue = async (file, products) => {
  const out = createWriteStream(file)
  out.write(`${HEAD}\n`)
  for (let number = 1; number <= products; number += 1) if (!out.write(`${productLines(number).join('\n')}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'close')
}

/** Two colors in two sizes: a line for each variant, of which the first describes the product. */
export const productLines = (number) => {
  const { random, name, handle, kind, thing } = subjectOf(number)
  const brand = pick(random, BRANDS, BRAND_SKEW)
  const body = `<p>${Array.from({ length: DESCRIBED_WITH }, () => pick(random, WORDS, SKEW)).join(' ')}</p>`
  const tags = Array.from({ length: TAGS }, () => pick(random, WORDS, SKEW)).join('; ')
  const price = priceOf(random)
  const isReduced = random() < 0.25
  const [color, size] = [random(), random()].map((at) => Math.floor(at * 1_000))
  return [0, 1, 2, 3].map((at) => {
    const options = [COLORS[(color + (at >> 1)) % COLORS.length], SIZES[(size + (at & 1)) % SIZES.length]]
    const said = at === 0 ? [handle, name, body, brand, `${kind} > ${thing}`, tags, 'TRUE', 'Color'] : [handle, '', '', '', '', '', '', '']
    const money = [price.toFixed(2), isReduced ? (price * 1.3).toFixed(2) : '']
    const stock = ['shopify', String(Math.floor(random() * 40)), 'deny', at === 0 ? 'active' : '']
    return [...said, options[0], at === 0 ? 'Size' : '', options[1], `S${number}-${at}`, ...money, ...stock].join(',')
  })
}

export const handleOf = (number) => subjectOf(number).handle

const subjectOf = (number) => {
  const random = createRandom(Math.imul(number, 0x9e3779b1))
  // The first numbers of neighbouring seeds are alike.
  for (let time = 0; time < 8; time += 1) random()
  const kind = pick(random, Object.keys(KINDS), 1.5)
  const thing = pick(random, KINDS[kind])
  const name = `${pick(random, LOOKS)} ${pick(random, MATERIALS)} ${thing} ${pick(random, MODELS)}`
  return { random, kind, thing, name, handle: `${name.toLowerCase().replaceAll(' ', '-')}-${number}` }
}

/** Most cost some tens, a few some hundreds. */
const priceOf = (random) => Math.round(8 * Math.exp(3.6 * random() * random() + 0.8 * random())) - 0.05
