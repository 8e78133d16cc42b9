import { median } from '../bench/median.mjs'

/** How much more than the last release a request may take. */
export const LIMIT = 1.15

/**
 * `slack` is how much more is never called slower, whatever the ratio. A page fault under load takes some 24 us of processor time here
 * (19 ms more for 786 more: docs/benchmarks.md, brotli), so 30 are 0.7 ms: less than the 15 % of processor time that the other meter
 * lets pass. What memory really costs shows there; this meter is for hundreds, which the clock of a quiet machine does not show.
 */
export const METERS = {
  cpuMs: { name: 'processor time', unit: 'ms', slack: 0 },
  pageFaults: { name: 'page faults', unit: '', slack: 30 },
}

/**
 * What a request took, this tree's beside the last release's, for each page and meter. Rounds hold the figures of both a request; the
 * middle counts, since a round that something else on the machine has disturbed is at one end.
 */
export const verdictsOf = (rounds) =>
  Object.keys(rounds).flatMap((page) => Object.keys(METERS).map((meter) => verdictOf({ page, meter, rounds: rounds[page] })))

const verdictOf = ({ page, meter, rounds }) => {
  const [release, now] = ['release', 'now'].map((side) => median(rounds.map((round) => round[side][meter])))
  const isSlower = now > release * LIMIT && now - release > METERS[meter].slack
  return { page, meter, release, now, ratio: now / release, isSlower }
}

/** The verdict as a line that names what it judges. */
export const lineOf = ({ page, meter, release, now, ratio, isSlower }) => {
  const { name, unit } = METERS[meter]
  const figure = (value) => `${value.toFixed(1)}${unit === '' ? '' : ` ${unit}`}`
  const ending = isSlower ? `  SLOWER, at most ${LIMIT}x` : ''
  return `${page}, ${name} a request: ${figure(release)} in the last release, ${figure(now)} now, ${ratio.toFixed(2)}x${ending}`
}
