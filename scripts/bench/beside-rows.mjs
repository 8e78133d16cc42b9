import { median } from './median.mjs'
import { figure, PAGES, row } from './targets.mjs'

/** Each row's figure: from the rounds (the middle), or measured once. */
const ROWS = [
  { what: 'LCP', of: 'lcp', unit: 's', promise: 'besideLcp' },
  { what: 'FCP', of: 'fcp', unit: 's' },
  { what: 'TBT', of: 'tbt', unit: 'ms', promise: 'besideTbt' },
  { what: 'CLS', of: 'cls', unit: '' },
  { what: 'Lighthouse performance', of: 'performance', unit: '' },
  { what: 'JavaScript until six seconds after load', of: 'javascript', unit: 'kB' },
  { what: 'requests a second, page cache bypassed', of: 'requests', unit: '/s', promise: 'besideRequests' },
  { what: 'processor time a request', of: 'cpuMs', unit: 'ms' },
]

/** Our figure over the peer's, with both beside it. */
export const rowsOf = (rounds, once) =>
  ROWS.flatMap(({ what, of, unit, promise }) =>
    PAGES.map(({ name }) => {
      const [ours, peer] = ['ours', 'peer'].map((side) => once[side][name][of] ?? median(rounds.map((round) => round[side][name][of])))
      const ratio = ratioOf(ours, peer)
      const compared = promise === undefined ? figure(what, ratio, 'x', name) : row(what, promise, ratio, name)
      return { ...compared, ours: figureOf(ours, unit), peer: figureOf(peer, unit) }
    }),
  )

/** Nothing beside nothing is equal. Beside nothing, something is as if the peer had one. */
const ratioOf = (ours, peer) => (ours === peer ? 1 : ours / (peer === 0 ? 1 : peer))

const figureOf = (value, unit) => `${Number(value.toPrecision(3))}${unit === '' ? '' : ` ${unit}`}`
