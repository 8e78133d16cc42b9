import { resolve } from 'node:path'
import { createClock } from '../server/clock.ts'
import { applyMerchantDocuments, readForExport } from '../server/commerce/merchant/apply-documents.ts'
import { readConfig } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readSites } from '../server/sites.ts'
import { readCommandLine } from './command-line.mjs'
import { describeOutcome } from './merchant/describe-outcome.ts'
import { MerchantFilesError, readMerchantFiles, writeMerchantFiles, writeRevision } from '../server/commerce/merchant/merchant-files.ts'
import { openDatabase } from './open-database.ts'
import { hasCode } from '../server/lib/has-cause.ts'
import { endWith, explainError } from './end-with.ts'

const USAGE = `Usage: npm run merchant -- check <folder or file> [--remove]
       npm run merchant -- apply <folder or file> [--remove]
       npm run merchant -- export <folder or file>

Vouchers, shipping offers and what else a merchant decides, as JSON files: checked, brought into the database, written from it.

  --remove   takes away what the files leave out
  --help     this text

Exit codes: 0 done, 1 refused, 2 the files are older than the database.`

const run = async (): Promise<number> => {
  const { command, path, isRemoving } = readArguments()
  const files = command === 'export' ? undefined : await readMerchantFiles(path)
  const config = readConfig(process.env)
  const { database, close } = await openDatabase(config)
  try {
    if (files === undefined) return await exportTo(database, path)
    const isDryRun = command === 'check'
    const deps = { database, sites: readSites(config), clock: createClock(), isDryRun }
    const outcome = await applyMerchantDocuments(deps, { ...files, isRemoving })
    const out = outcome.kind === 'applied' ? process.stdout : process.stderr
    out.write(`${describeOutcome(outcome, isDryRun).join('\n')}\n`)
    if (outcome.kind !== 'applied') return outcome.kind === 'stale' ? 2 : 1
    // So that the same files can be edited and applied once more.
    if (!isDryRun && files.revisionFile !== undefined) await writeRevision(files.revisionFile, outcome.revision)
    return 0
  } finally {
    await close()
  }
}

const exportTo = async (database: Database, path: string): Promise<number> => {
  const written = await writeMerchantFiles(path, await readForExport(database))
  process.stdout.write(`${written.join('\n')}\n`)
  return 0
}

const readArguments = (): { readonly command: string; readonly path: string; readonly isRemoving: boolean } => {
  const { positionals, values } = readCommandLine({ usage: USAGE, allowPositionals: true, options: { remove: { type: 'boolean' } } })
  const [command = '', path, ...others] = positionals
  if (!['check', 'apply', 'export'].includes(command) || path === undefined || others.length > 0) throw new MerchantFilesError(USAGE)
  return { command, path: resolve(path), isRemoving: values.remove === true }
}

/** PostgreSQL's. */
const UNDEFINED_TABLE = '42P01'

const explain = (error: unknown): string => {
  if (error instanceof MerchantFilesError) return error.message
  if (hasCode(error, UNDEFINED_TABLE))
    return 'This database has no tables for merchant documents yet. Start the shop of this release on it once.'
  return explainError(error)
}

void endWith(run(), explain)
