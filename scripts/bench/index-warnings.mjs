import { median } from './median.mjs'

/** Lighthouse calls a phone of the lower middle 500: below that, what it slows down further is slower than any shopper's. */
const SLOWEST = 500
/** Between rounds, of the quicker one. */
const MOST_APART = 1 / 3

/** What is wrong with a machine whose indices these are, by round: a slow one, or one that other work has slowed down. */
export const indexWarnings = (rounds) => {
  const middles = rounds.filter((indices) => indices.length > 0).map((indices) => Math.round(median(indices)))
  const [least, most] = [Math.min(...middles), Math.max(...middles)]
  return [
    ...(least < SLOWEST ? [`The machine's benchmark index is ${least}: below ${SLOWEST} times say nothing about a shopper's.`] : []),
    ...(most - least > most * MOST_APART
      ? [`The machine's benchmark index went from ${least} to ${most} between rounds: something else was running.`]
      : []),
  ]
}
