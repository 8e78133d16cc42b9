import { gatherBuyers, submitOrder } from '../kill-nine/buyers.mjs'

export const SKUS = ['900001-WHITE-M', '900001-WHITE-S', '900001-WHITE-L']
const AT_ONCE = 4

/** Shoppers who buy. `acknowledged` has each order that was answered with success by its e-mail: utr, and when, by this machine's clock. */
export const createShoppers = (origin) => {
  const acknowledged = new Map()
  let round = 0
  const buyOnce = async () => {
    round += 1
    const buyers = await gatherBuyers(origin, { round: `drill-${round}`, count: AT_ONCE, skus: SKUS })
    return Promise.all(
      buyers.map(async (buyer) => {
        const answer = await submitOrder(origin, buyer)
        if (answer?.status === 200) acknowledged.set(buyer.email, { utr: answer.body.utr, at: Date.now() })
        return answer?.status
      }),
    )
  }
  return {
    acknowledged,
    /** Some orders, all of which have to be placed; gives how many. */
    buy: async (rounds) => {
      for (let turn = 0; turn < rounds; turn += 1) {
        const statuses = await buyOnce()
        if (statuses.some((status) => status !== 200)) throw new Error(`Orders were answered ${statuses.join(', ')}`)
      }
      return rounds * AT_ONCE
    },
    /** Goes on until `isOver`, or until the shop has no database any more. */
    buyUntil: async (isOver) => {
      while (!isOver()) {
        try {
          await buyOnce()
        } catch {
          // No bag without a database: the drill has just taken it away.
          return
        }
      }
    },
  }
}

/** Sets how many pieces there are. */
export const setStock = async (origin, sku, stockQty) => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const answer = await fetch(`${origin}/_test/stock`, { method: 'POST', headers, body: JSON.stringify({ sku, stockQty }) })
  if (!answer.ok) throw new Error(`/_test/stock answered ${answer.status}`)
}
