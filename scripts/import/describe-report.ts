import { exchangeRate } from '../../server/catalogue/files/exchange-rates.ts'
import type { ImportReport } from '../../server/catalogue/save-catalogue.ts'
import type { ImportOptions } from './import-options.ts'

/** What an import came to, a line for each thing there is to say. */
export const describeReport = (report: ImportReport): string => {
  const { rows, refused, variants, images, missingImages, added, changed, unchanged, removed, missing, priceChanges } = report
  const { adjusted, unsupported } = report
  const waiting = missing - removed
  const lines = [
    `Products: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed; ${variants} variants.`,
    `Rows: ${rows} read, ${refused} refused.`,
    `Pictures: ${images} taken, ${missingImages} could not be had.`,
    ...[...adjusted].map(([name, count]) => `Taken otherwise: ${count} × ${name}.`),
    ...[...unsupported].map(([name, count]) => `Left out: ${count} × ${name}.`),
    ...(priceChanges.next === undefined
      ? []
      : [
          `Special prices of ${priceChanges.count} products begin or end later, the next at ${new Date(priceChanges.next).toISOString()}: import the file again then.`,
        ]),
    ...(waiting === 0
      ? []
      : [`Missing: ${waiting} products of earlier files are not in this one. They stay; --remove-missing --yes removes them.`]),
  ]
  return `${lines.join('\n')}\n`
}

type Prices = Pick<ImportOptions, 'currency' | 'isCurrencyAssumed' | 'rates'>

/** In which currency the file was read, and into which it was converted. `soldIn` are those of the shop. */
export const describePrices = (prices: Prices, soldIn: readonly string[]): string => {
  const others = soldIn.filter((code) => code !== prices.currency)
  const read = prices.isCurrencyAssumed
    ? `Prices: read as ${prices.currency}, which is assumed; --currency says another`
    : `Prices: read as ${prices.currency}`
  return `${read}${others.length === 0 ? '' : `; converted to ${others.join(', ')}`}.\n`
}

/** Why prices of that currency cannot be sold, and what to do; undefined where they can. */
export const explainRates = (prices: Prices, soldIn: readonly string[]): string | undefined => {
  const missing = soldIn.filter((code) => exchangeRate(prices, code) === undefined)
  if (missing.length === 0) return undefined
  return `The shop sells in ${missing.join(', ')}, and nothing says what one ${prices.currency} is in it. Say it with --rate ${missing[0]}=<number>; a currency that does not follow from that one needs a rate of its own.`
}

/** A short line for while it runs. */
export const describeProgress = ({ rows, products, variants, images, missingImages, refused }: ImportReport): string =>
  `${rows} rows, ${products} products, ${variants} variants, ${images} pictures; ${refused} refused, ${missingImages} pictures missing`

/** 0 everything was taken, 2 something was not, 3 a removal waits for a word. */
export const exitCodeOf = ({ refused, unsupported, missing, removed }: ImportReport): number => {
  if (missing > removed) return 3
  return refused > 0 || unsupported.size > 0 ? 2 : 0
}
