import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findOrInstallChromium } from './chromium.mjs'
import { readCommandLine } from './command-line.mjs'

const { positionals } = readCommandLine({
  usage: `Usage: npm run e2e:postgres -- [spec...]

A first sale in a browser, or the named journeys, with the shop on a database made for it and dropped again.

  --help   this text

TEST_DATABASE_URL: any database of a PostgreSQL on which more may be made.

Exit codes: 0 all is green, 1 something failed or TEST_DATABASE_URL is not set.`,
  allowPositionals: true,
})
const adminUrl = process.env.TEST_DATABASE_URL
if (adminUrl === undefined) {
  console.error('Set TEST_DATABASE_URL to a PostgreSQL on which databases may be made.')
  process.exit(1)
}
const specs = positionals.length > 0 ? positionals : ['first-sale']
const name = `vitrine_e2e_${process.pid}_${Date.now()}`
const folder = mkdtempSync(join(tmpdir(), 'e2e-postgres-'))
const admin = new pg.Client({ connectionString: adminUrl })
await admin.connect()
await admin.query(`create database ${name}`)
const url = new URL(adminUrl)
url.pathname = `/${name}`

let status = 1
try {
  const env = {
    ...process.env,
    DATABASE_URL: url.toString(),
    E2E_DATA_DIR: folder,
    CHROMIUM_PATH: findOrInstallChromium(),
    SUMMARY: 'journeys-postgres',
  }
  status = spawnSync('npx', ['playwright', 'test', '--project=core', ...specs], { stdio: 'inherit', env }).status ?? 1
} finally {
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
