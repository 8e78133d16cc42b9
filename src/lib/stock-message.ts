import type { StockStatus } from '../../schemas/api/product.ts'

interface Stock {
  readonly stockStatus: StockStatus
  readonly stockQty?: number | undefined
  /** Epoch seconds. */
  readonly shipDateStart?: number | undefined
  readonly shipDateEnd?: number | undefined
}

/** A message key with the days and numbers it speaks of. */
export interface StockMessage {
  readonly key: string
  readonly tone: 'info' | 'warning' | 'muted'
  /** Epoch seconds, by placeholder. */
  readonly dates?: Readonly<Record<string, number>>
  readonly count?: number
}

/** What to say about the stock of a variant (PDP-07, PDP-08, PDP-31); nothing where it is simply there. `now` in epoch ms. */
export const stockMessage = (stock: Stock, now: number): StockMessage | undefined => {
  switch (stock.stockStatus) {
    case 'AVAILABLE':
      return undefined
    case 'LOWSTOCK':
      return stock.stockQty === undefined
        ? { key: 'product.stock.few', tone: 'warning' }
        : { key: 'product.stock.count', tone: 'warning', count: stock.stockQty }
    case 'PREORDER':
      return preOrder(stock, now)
    case 'BACKORDER':
      return backOrder(stock, now)
    case 'GIFTONLY':
      return { key: 'product.stock.giftOnly', tone: 'muted' }
    case 'NOTAVAILABLE':
      return { key: 'product.stock.soldOut', tone: 'muted' }
  }
}

const preOrder = ({ shipDateStart, shipDateEnd }: Stock, now: number): StockMessage => {
  const start = upcoming(shipDateStart, now)
  const end = upcoming(shipDateEnd, now)
  if (start === undefined) return { key: 'product.preOrder.plain', tone: 'info' }
  if (end === undefined || end === start) return { key: 'product.preOrder.after', tone: 'info', dates: { date: start } }
  return { key: 'product.preOrder.range', tone: 'info', dates: { start, end } }
}

const backOrder = ({ shipDateStart, shipDateEnd }: Stock, now: number): StockMessage => {
  const date = upcoming(shipDateEnd ?? shipDateStart, now)
  return date === undefined
    ? { key: 'product.backOrder.plain', tone: 'info' }
    : { key: 'product.backOrder.by', tone: 'info', dates: { date } }
}

/** A day after today; today, a day past, 0 and none are no promise to make. */
const upcoming = (seconds: number | undefined, now: number): number | undefined =>
  seconds !== undefined && dayOf(seconds * 1000) > dayOf(now) ? seconds : undefined

const DAY_MS = 86_400_000
const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)
