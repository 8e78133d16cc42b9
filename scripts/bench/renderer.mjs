import { subject } from './build-subject.mjs'
import { figure, row } from './targets.mjs'
import { timeOf } from './time-of.mjs'

const SIZES = [20, 100, 500, 2000]
const PROMISED = [100, 500]
const ROUNDS = 101
/** Short, so that some rounds go undisturbed on any machine. */
const ROUND_MS = 8

/** What the renderer costs over the same elements written by hand: the quickest rounds of both, which ran in turn. */
export const renderer = async () => {
  const { createRendering } = await subject()
  const rows = []
  for (const size of SIZES) {
    const { floor, ours } = await createRendering(size)
    for (let warm = 0; warm < 2000 / size + 5; warm += 1) renderBoth(floor, ours)
    const repeats = Math.max(1, Math.round(ROUND_MS / timeOf(floor, 3)))
    const pairs = Array.from({ length: ROUNDS }, (_, round) =>
      round % 2 === 0 ? [timeOf(floor, repeats), timeOf(ours, repeats)] : [timeOf(ours, repeats), timeOf(floor, repeats)].reverse(),
    )
    const [plain, own] = [0, 1].map((index) => Math.min(...pairs.map((pair) => pair[index])))
    const page = `${size} blocks`
    const what = 'renderer over map(createElement)'
    rows.push(PROMISED.includes(size) ? row(what, 'overFloor', own / plain, page) : figure(what, own / plain, 'x', page))
    rows.push(figure('map(createElement)', plain, 'ms', page))
  }
  return rows
}

const renderBoth = (floor, ours) => {
  floor()
  ours()
}
