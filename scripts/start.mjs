import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildIsCurrent } from './build-stamp.mjs'

/** Runs a program to its end; answers its exit code. */
const run = (program, options, stdio) =>
  new Promise((resolve) => {
    const child = spawn(program, options, { stdio })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })

/** Where there is none yet: see new-database.mjs. One that does not come is made by the program itself. */
const makeDatabase = async () => {
  const directory = process.env.DATA_DIR ?? '.data'
  if (process.env.DATABASE_URL !== undefined || directory.startsWith('memory://') || existsSync(`${directory}/database`)) return
  await run(process.execPath, ['scripts/new-database.mjs', directory], 'ignore')
}

/** `npm start`: builds what is missing, then runs the program in this process. */
const database = makeDatabase()
if (!buildIsCurrent()) {
  process.stdout.write('Vitrine: building the shop (first start or changed sources) ...\n')
  const begun = performance.now()
  const status = await run('npm', ['run', '--silent', 'build'], ['ignore', 'inherit', 'inherit'])
  if (status !== 0) {
    process.stderr.write('The shop could not be built; the lines above say why.\n')
    process.exit(1)
  }
  process.stdout.write(`  ${'Building'.padEnd(46, '.')} ${String(Math.round(performance.now() - begun)).padStart(6)} ms\n`)
}
await database
await import('../dist/server/main.js')
