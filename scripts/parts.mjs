import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/**
 * Runs the parts of a long command and counts the seconds of each. `.ci/run` has parts of its own before Node can run any:
 * it leaves a line `seconds name` for each in the file that CI_PARTS names, and the table begins with those. One run names every part of a
 * list that fails.
 */
const finished = earlierParts(process.env.CI_PARTS)

/** Parts after each other, with the terminal to themselves. All end before a failure ends the program. */
export const runInTurn = async (parts) => {
  const results = []
  for (const part of parts) results.push(await run(part, 'inherit'))
  endIfFailed(results)
}

/**
 * Parts that keep one core busy each, one for each core and two at the least: what each says is printed when it has ended. A part waits
 * for the one that `after` names. All end before a failure ends the program.
 */
export const runBeside = async (parts) => {
  const waiting = [...parts]
  const results = []
  const running = new Set()
  const isDone = (name) => results.some((result) => result.name === name && result.code === 0)
  const isLost = (name) => results.some((result) => result.name === name && result.code !== 0)
  const lanes = Math.max(2, availableParallelism())
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(({ after }) => after === undefined || isDone(after) || isLost(after))
    if (index >= 0 && running.size < lanes) {
      const [part] = waiting.splice(index, 1)
      if (isLost(part.after)) {
        results.push({ name: part.name, code: 1 })
        continue
      }
      const work = run(part, 'pipe').then((result) => {
        results.push(result)
        running.delete(work)
      })
      running.add(work)
    } else await Promise.race(running)
  }
  endIfFailed(results)
}

/** Seconds of all parts so far. */
export const printParts = () => {
  const width = Math.max(...finished.map(({ name }) => name.length))
  console.log('\nSeconds by part; those marked + ran beside another:')
  for (const { name, seconds, isBeside } of finished) {
    console.log(`  ${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)}${isBeside ? ' +' : ''}`)
  }
}

const run = async ({ name, command, env = {} }, stdio) => {
  if (stdio === 'inherit') console.log(`\n== ${name}`)
  const [program, ...args] = command
  const begun = performance.now()
  const { code, output } = await spawnToEnd(program, args, { env: { ...process.env, ...env }, stdio: ['inherit', stdio, stdio] })
  const result = { name, code, seconds: (performance.now() - begun) / 1000, isBeside: stdio === 'pipe' }
  finished.push(result)
  if (stdio === 'pipe') console.log(`\n== ${name}\n${output}`)
  console.log(`== ${name}: ${result.seconds.toFixed(1)} s`)
  return result
}

/** Runs a program to its end: its code, and what it said where that is not printed. */
export const spawnToEnd = (program, args, options) =>
  new Promise((resolve) => {
    const child = spawn(program, args, options)
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trimEnd() }))
  })

const endIfFailed = (results) => {
  const failed = results.filter(({ code }) => code !== 0)
  if (failed.length === 0) return
  printParts()
  console.error(`\n${failed.map(({ name }) => name).join(', ')} failed.`)
  process.exit(failed[0].code)
}

function earlierParts(file) {
  if (file === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [, seconds, name] = /^(\d+) (.*)$/.exec(line) ?? ['', '0', line]
    return { name, seconds: Number(seconds), isBeside: false }
  })
}
