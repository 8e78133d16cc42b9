import { median } from '../bench/median.mjs'

/** How much more than the last release a request may take. */
export const LIMIT = 1.15

/**
 * `slack` is how much more is never called slower, whatever the ratio. With brotli 7 a request took some 800 page faults and 9 to 19 ms
 * more, so that 30 are at most 0.7 ms: less than the 15 % of processor time that the other meter lets pass, on the quickest page too.
 * Medians of equal programs, 42 to 75 faults, differ by up to 3. What this meter is for is hundreds, which cost most under load.
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
