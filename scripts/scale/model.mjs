/*
 * What a day of more views asks of the machines, by what the play has measured of each kind of work. All times are seconds but where a name
 * says otherwise; a core is a second of processor time in a second.
 */

/** A day by its hours, as shops have them: little at night, most in the evening. Shares of the whole day. */
export const HOURS = (() => {
  const raw = [14, 9, 6, 5, 5, 8, 15, 26, 36, 44, 50, 54, 60, 56, 50, 48, 50, 54, 62, 74, 84, 80, 58, 32]
  const sum = raw.reduce((total, each) => total + each, 0)
  return raw.map((each) => each / sum)
})()

const DAY = 86_400
const HOUR = 3_600
/** What processes keep themselves: a minute, each its own. That it is 16 MB at most, some thousand pages, is left out. */
const OWN = { processes: 3, lifetime: 60 }

/**
 * Misses a second where views arrive by chance: of an address that is asked for `rate` times a second and kept `lifetime`, one in
 * 1 + rate * lifetime views finds nothing.
 */
export const missesOf = ({ weights, views, lifetime }) =>
  weights.reduce((total, weight) => {
    const rate = weight * views
    return total + rate / (1 + rate * lifetime)
  }, 0)

/** Views a second in the busiest hour of a day of so many. */
export const busiest = (viewsOfDay) => (viewsOfDay * Math.max(...HOURS)) / HOUR

/**
 * Cores at the busiest hour of a day of `views`, by kind of work. `mix` has how many there are of each for a view; `costs` has processor time in
 * ms of processes and database, `weights` the shares of addresses, `unlike` the share of views nobody else asks for.
 */
export const demandOf = ({ views, mix, costs, weights, unlike, lifetime, purgesOfDay, purged }) => {
  const rate = busiest(views)
  const expired = missesOf({ weights, views: rate * (1 - unlike), lifetime })
  const misses = rate * unlike + Math.min(expired + (purgesOfDay * purged) / DAY, rate * (1 - unlike))
  const alone = rate * unlike + OWN.processes * missesOf({ weights, views: (rate * (1 - unlike)) / OWN.processes, lifetime: OWN.lifetime })
  const kinds = [
    { kind: 'cache', rate, ...costs.hit },
    { kind: 'pages', rate: misses, ...costs.miss },
    { kind: 'bags', rate: rate * mix.bags, ...costs.bag },
    { kind: 'orders', rate: rate * mix.orders, ...costs.order },
  ]
  const cores = (name) => kinds.reduce((total, kind) => total + (kind.rate * (kind[name] ?? 0)) / 1000, 0)
  return {
    views,
    rate,
    hitRate: 1 - misses / rate,
    misses,
    orders: rate * mix.orders,
    shop: cores('shopMs'),
    database: cores('databaseMs'),
    cache: cores('cacheMs'),
    /** The same without a cache in front: each process makes pages for its own cache. */
    shopAlone: cores('shopMs') + ((alone - misses) * costs.miss.shopMs + (rate - alone) * costs.ownHit.shopMs) / 1000,
    kinds,
  }
}

/** Processes that a demand needs: each is one core, and half of it is kept for bursts and for one that is replaced. */
export const processesFor = (cores) => Math.max(2, Math.ceil(cores / 0.5) + 1)
