/** What is promised (docs/benchmarks.md): `must` is refused when missed, `target` is what we work towards. Kilobytes are 1000 bytes, brotli. */
export const PAGES = [
  { name: 'home', path: '/en' },
  { name: 'listing', path: '/en/women/clothing' },
  { name: 'product', path: '/en/product/everyday-tee/900001' },
]

const perPage = (unit, must, target) => ({ unit, must, target })

export const TARGETS = {
  // As a browser receives it. What was agreed was 115, 120 and 125, then 85, 90 and 95; no page may get heavier than it is.
  javascript: perPage('kB', { home: 84.5, listing: 84.5, product: 84.5 }, { home: 75, listing: 75, product: 75 }),
  // As the first visitor gets it, compressed while they wait: see BROTLI_QUALITY in server/storefront/encode-body.ts.
  html: { unit: 'kB', must: 16.5, target: 10 },
  inlineShare: { unit: '%', must: 25, target: 10 },
  rendererCore: { unit: 'kB', must: 4, target: 2 },
  overFloor: { unit: 'x', must: 1.15, target: 1.05 },
  hydration: { unit: 'x', must: 0.4, target: 0.25 },
  validation: { unit: 'us', must: 45, target: 40 },
  lcp: perPage('s', { home: 1.6, listing: 1.6, product: 1.5 }, { home: 1.2, listing: 1.2, product: 1.2 }),
  tbt: { unit: 'ms', must: 50, target: 20 },
  cls: { unit: '', must: 0.005, target: 0 },
  performance: { unit: '', must: 97, target: 99, isLeast: true },
  otherScores: { unit: '', must: 100, target: 100, isLeast: true },
  uncached: { ...perPage('/s', { home: 200, listing: 150, product: 180 }, { home: 300, listing: 220, product: 250 }), isLeast: true },
  uncachedP99: { unit: 'ms', must: 180, target: 120 },
  cached: { unit: '/s', must: 2000, target: 5000, isLeast: true },
  firstStart: { unit: 's', must: 25, target: 12 },
  laterStart: { unit: 's', must: 4, target: 2 },
  memory: { unit: 'MB', must: 700, target: 500 },
  // Ours over the bare peer's on the same machine.
  besideLcp: { unit: 'x', must: 1, target: 0.8 },
  besideTbt: { unit: 'x', must: 1, target: 1 },
  besideRequests: { unit: 'x', must: 1.5, target: 3, isLeast: true },
  composerOpen: { unit: 's', must: 2, target: 1 },
  composerOpenMany: { unit: 's', must: 5, target: 3 },
  keyToField: { unit: 'ms', must: 50, target: 20 },
  keyToCanvas: { unit: 'ms', must: 300, target: 100 },
  // Of a large catalogue, page cache and caches behind it missed.
  sizeSearch: { unit: 'ms', must: 100, target: 60 },
  sizeProduct: { unit: 'ms', must: 150, target: 80 },
  sizeIndex: { unit: '/s', must: 2000, target: 3000, isLeast: true },
  sizeHealth: { unit: 'ms', must: 100, target: 50 },
}

/** What peers measured on a machine of two cores, in the same way; ratios travel, absolute times do not. */
export const PEERS = {
  javascript: 'Hydrogen 98/98/100, Vendure Next 170/181/178 kB',
  overFloor:
    'at 100 blocks: Storyblok 1.04x, Contentful Experiences 1.9x, Puck 3.1x, Builder 18x; `npm run bench -- peers` measures them here',
  lcp: 'Hydrogen 2.27/2.71/1.74 s, Vendure Next 3.17/3.41/3.24 s, Medusa 1.98/5.36/1.65 s',
  uncached: 'Hydrogen 161/132/134, Vendure Next 60/41/46, EverShop 64/30/38 a second',
}

/** A measured number beside its promise. `page` picks one of a target that differs by page. */
export const row = (what, key, value, page) => {
  const { unit, must, target, isLeast = false } = TARGETS[key]
  const [mustHere, targetHere] = [must, target].map((bound) => (typeof bound === 'object' ? bound[page] : bound))
  const isMet = (bound) => (isLeast ? value >= bound : value <= bound)
  const verdict = isMet(targetHere) ? 'target met' : isMet(mustHere) ? 'met' : 'MISSED'
  return { ...figure(what, value, unit, page), must: mustHere, target: targetHere, verdict }
}

/** A measured number without a promise. Rows of one `what` are one line of docs/benchmarks.md, one figure a page (or number of blocks). */
export const figure = (what, value, unit, page) => ({
  name: page === undefined ? what : `${what}, ${page}`,
  what,
  ...(page === undefined ? {} : { page }),
  value: round(value),
  unit,
})

const round = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
