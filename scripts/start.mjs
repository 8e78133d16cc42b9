import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIsCurrent } from './build-stamp.mjs'
import { readCommandLine } from './command-line.mjs'

readCommandLine({
  usage: `Usage: npm start

Builds the shop where its sources are new, then runs it. What it listens on and works with are environment variables:
docs/configuration.md. npm run doctor says what is wrong with them.

  --help   this text

Exit codes: 0 it was told to end, 1 it could not start.`,
})

/** Runs a program to its end; answers its exit code. */
const run = (program, options, stdio) =>
  new Promise((resolve) => {
    const child = spawn(program, options, { stdio })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })

const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** What a newcomer meets first is said before anything fails of it. */
const requireTools = () => {
  const [oldest] = /[\d.]+/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node)
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number)
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    refuse(
      `This is Node ${process.versions.node}, and the shop needs ${oldest} or newer. Install it from https://nodejs.org and start again.`,
    )
  if (!existsSync('node_modules/fastify')) refuse('The packages of the shop are not installed. Run npm ci, then npm start again.')
}

/** Where there is none yet: see new-database.mjs. One that does not come is made by the program itself. */
const makeDatabase = async () => {
  // As server/config.ts has it.
  const directory = process.env.DATA_DIR || (process.env.SHOP ? join('.data', basename(process.env.SHOP)) : '.data')
  if (process.env.DATABASE_URL !== undefined || directory.startsWith('memory://') || existsSync(`${directory}/database`)) return
  await run(process.execPath, ['scripts/new-database.mjs', directory], 'ignore')
}

/** `npm start`: builds what is missing, then runs the program in this process. */
requireTools()
const database = makeDatabase()
if (!buildIsCurrent()) {
  process.stdout.write('  Building the shop, as its sources are new; this takes half a minute or two ...\n')
  const status = await run(process.execPath, ['scripts/build.mjs'], ['ignore', 'inherit', 'inherit'])
  if (status !== 0) refuse('The shop could not be built. The lines above say why: mend what they name and start again.')
}
await database
await import('../dist/server/main.js')
