import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { subject } from './build-subject.mjs'
import { median } from './median.mjs'
import { figure } from './targets.mjs'
import { timeOf } from './time-of.mjs'

const PEERS = ['plain', 'storyblok', 'contentful', 'puck', 'builder']
const FOLDER = 'scripts/bench/peers'
const SIZES = [20, 100, 500, 2000]
const ROUNDS = 31
/** A long page takes a slow renderer half a second. */
const ROUNDS_OF_LONGEST = 11
const WARM_UP_MS = 400
/** Of the floor; others render as often. */
const ROUND_MS = 8

/**
 * Our renderer and those of others over the same components, the same tree and the same shop around it, in one process:
 * the middle of several rounds over the floor of the same round, in an order that turns. What a page is made into before it
 * can be rendered is not counted, and props travel as one value each: whatever a peer does field by field is left out.
 */
export const peers = async () => {
  install()
  const { createRendering } = await subject()
  const makers = await Promise.all(PEERS.map(async (name) => [name, (await import(`./peers/${name}.mjs`)).createPage]))
  const rows = []
  for (const size of SIZES) {
    const { floor, ours, forPeers } = await createRendering(size)
    const pages = makers.map(([name, createPage]) => [name, createPage(forPeers)])
    const ways = [['floor', floor], ['ours', ours], ...pages.map(([name, page]) => [name, () => forPeers.render(page())])]
    const expected = textOf(floor())
    for (const [name, render] of ways) if (textOf(render()) !== expected) throw new Error(`${name} renders another page of ${size} blocks`)
    const times = measure(ways, size === SIZES.at(-1) ? ROUNDS_OF_LONGEST : ROUNDS)
    rows.push(figure('floor', median(times.floor), 'ms', `${size} blocks`))
    for (const [name] of ways.slice(1)) {
      const ratios = times[name].map((time, round) => time / times.floor[round])
      rows.push(figure(name, median(ratios), 'x', `${size} blocks`))
    }
  }
  return rows
}

/** Not among the dependencies of the shop: only who measures them downloads them. */
const install = () => {
  if (existsSync(`${FOLDER}/node_modules/.package-lock.json`)) return
  execFileSync('npm', ['ci', '--silent'], { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' })
}

/** What shoppers read: some renderers put elements of their own around blocks. */
const textOf = (html) => html.replace(/<style[^>]*>.*?<\/style>|<script[^>]*>.*?<\/script>|<!--.*?-->|<[^>]+>/gs, '')

/** Milliseconds of a render in each round, by way. */
const measure = (ways, rounds) => {
  const times = Object.fromEntries(ways.map(([name]) => [name, []]))
  for (const [, render] of ways) for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) render()
  const repeats = Math.max(1, Math.round(ROUND_MS / timeOf(ways[0][1], 3)))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, render] of inTurn(ways, round)) {
      // Garbage of the previous renderer is collected before this one is timed.
      render()
      times[name].push(timeOf(render, repeats))
    }
  }
  return times
}

/** Starts with another renderer each round, and every other round backwards: none always follows the same one. */
const inTurn = (ways, round) => {
  const turned = [...ways.slice(round % ways.length), ...ways.slice(0, round % ways.length)]
  return round % 2 === 0 ? turned : turned.reverse()
}
