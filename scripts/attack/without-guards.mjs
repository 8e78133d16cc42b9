import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { findText, readSources } from './find-text.mjs'
import { guards } from './guards.mjs'

/** How a line of `npm run attack` begins; the third is FAILED, a row that could not be played. */
export const [HELD, BROKEN] = ['held  ', 'BROKEN']

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** Built and played beside each other. */
const AT_ONCE = 2
/** Building and starting takes longer than playing; more together would be in each other's way. */
const TOGETHER = 8
/** Of what a run printed that played no row: the reason comes first, the stack last. */
const SAID = 4_000
/** Rows that wait for deadlines, with builds beside them. */
const WITHIN_MS = 600_000

/**
 * Plays every row against a shop that is built without the row's guard: it has to be broken, and to say why. Before that all are
 * played against the shop as it is, where they have to hold. Prints a line a guard; gives how many proved nothing.
 */
export const playWithoutGuards = async ({ rows, data }) => {
  const begun = performance.now()
  const root = mkdtempSync(join(tmpdir(), 'without-guards-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const names = rows.map(({ name }) => name)
  const sources = readSources(PROJECT)
  const shopOf = new Map(rows.map(({ name, on = 'open' }) => [name, on]))
  const entries = guards
    .filter(({ row }) => shopOf.has(row))
    .map((entry) => ({ ...entry, shop: shopOf.get(entry.row), files: entry.without.map(([text]) => findText(sources, text)[0]) }))
  const missing = names.filter((name) => entries.every(({ row }) => row !== name))
  for (const row of missing) console.log(`NO GUARD    ${row}`)
  const asItIs = await attack({ project: PROJECT, only: names, data })
  const fallen = asItIs.filter(({ word }) => word !== HELD)
  for (const { word, name, seen } of fallen) console.log(`${word} with its guard: ${name}: ${seen}`)
  console.log(`${asItIs.length - fallen.length} of ${names.length} rows hold with their guards; ${entries.length} guards are taken out`)

  const waiting = groupsOf(entries)
  let proven = 0
  let number = 0
  const tell = ({ row, without }, { isRed, seen }) => {
    if (isRed) proven += 1
    const texts = without.map(([text]) => text.trim().slice(0, 70)).join('  and  ')
    console.log(`${isRed ? 'red       ' : 'NOT PROVEN'}  ${row}\n            without: ${texts}\n            ${seen.slice(0, 300)}`)
  }
  const worker = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      number += 1
      const project = join(root, String(number))
      const outcomes = await playGroup({ group, project, sources, data })
      rmSync(project, { recursive: true, force: true })
      for (const [index, entry] of group.entries()) {
        // Another guard that is out may have changed what the row saw.
        if (!outcomes[index].isRed && group.length > 1) waiting.push([entry])
        else tell(entry, outcomes[index])
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  console.log(`\n${proven} of ${entries.length} guards proven, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  return entries.length - proven + fallen.length + missing.length + (names.length - asItIs.length)
}

/** Guards that may be out together: of the same shop, of different rows and in different files. */
const groupsOf = (entries) => {
  const groups = []
  for (const entry of entries) {
    const fits = (group) =>
      group.length < TOGETHER &&
      group.every(
        (other) => other.shop === entry.shop && other.row !== entry.row && !other.files.some((file) => entry.files.includes(file)),
      )
    const group = groups.find(fits)
    if (group === undefined) groups.push([entry])
    else group.push(entry)
  }
  return groups
}

const playGroup = async ({ group, project, sources, data }) => {
  try {
    await buildWithout({ group, project, sources })
    const only = group.flatMap(({ row, beside = [] }) => [...beside, row])
    const played = await attack({ project, only, data })
    return group.map((entry) => outcomeOf(entry, played))
  } catch (error) {
    return group.map(() => ({ isRed: false, seen: String(error?.message ?? error) }))
  }
}

const outcomeOf = ({ row, saw }, played) => {
  const { word, seen } = played.find(({ name }) => name === row) ?? { word: '', seen: 'it was not played' }
  if (word !== BROKEN) return { isRed: false, seen: `${word} ${seen}` }
  return seen.includes(saw) ? { isRed: true, seen } : { isRed: false, seen: `broken for another reason than “${saw}”: ${seen}` }
}

/** A folder that is the project, but for what is built: programs find everything else from where they are. */
const buildWithout = async ({ group, project, sources }) => {
  const changed = new Map()
  for (const [text, instead] of group.flatMap(({ without }) => without)) {
    const [file, ...others] = findText(sources, text)
    if (file === undefined || others.length > 0)
      throw new Error(`The text is in ${others.length + (file === undefined ? 0 : 1)} places: ${text}`)
    changed.set(
      file,
      (changed.get(file) ?? sources.get(file)).replace(text, () => instead),
    )
  }
  mkdirSync(join(project, 'dist'), { recursive: true })
  for (const name of readdirSync(PROJECT)) if (name !== 'dist' && name !== 'scripts') symlinkSync(join(PROJECT, name), join(project, name))
  // Not a link: these start what is built in the folder where they are.
  cpSync(join(PROJECT, 'scripts'), join(project, 'scripts'), { recursive: true })
  const withoutGuard = {
    name: 'without-guard',
    enforce: 'pre',
    load: (id) => changed.get(id.split('?', 1)[0]),
  }
  const options = { root: PROJECT, logLevel: 'error', plugins: [withoutGuard] }
  await build({ ...options, build: { ssr: true, outDir: join(project, 'dist/server'), emptyOutDir: true } })
  if (group.some(({ isBuiltForBrowsers }) => isBuiltForBrowsers === true))
    await build({ ...options, build: { outDir: join(project, 'dist/client'), emptyOutDir: true } })
  else symlinkSync(join(PROJECT, 'dist/client'), join(project, 'dist/client'))
}

/** Plays rows in a process of their own; gives the lines it printed of them. */
const attack = ({ project, only, data }) =>
  new Promise((resolve, reject) => {
    const options = ['scripts/attack.mjs', '--only', only.join('|'), ...(data === undefined ? [] : ['--data', data])]
    const child = spawn(process.execPath, options, { cwd: project, timeout: WITHIN_MS })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.once('error', reject)
    child.once('close', () => {
      const lines = [...said.matchAll(/^(held {2}|BROKEN|FAILED) {2}([^:]+): (.*) \([\d.]+ s\)$/gm)]
      if (lines.length === 0) reject(new Error(`No row was played: ${said.slice(0, SAID)}`))
      else resolve(lines.map(([, word, name, seen]) => ({ word, name, seen })))
    })
  })
