import { readConfig } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { exportPerson } from '../server/commerce/people/export-person.ts'
import { forgetPerson } from '../server/commerce/people/forget-person.ts'
import { readCommandLine } from './command-line.mjs'
import { endWith, UsageError } from './end-with.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `Usage: npm run people -- export <e-mail>          prints what is stored about a person, as JSON
       npm run forget -- <e-mail>                 says what would be removed, and changes nothing
       npm run forget -- <e-mail> --yes           removes it

  --help   this text

Exit codes: 0 done, 1 refused.`

const run = async (): Promise<number> => {
  const { command, email, isConfirmed } = readArguments()
  const { database, close } = await openDatabase(readConfig(process.env))
  try {
    if (command === 'export') return print(JSON.stringify(await exportPerson(database, email), undefined, 2))
    return isConfirmed ? await forget(database, email) : await announce(database, email)
  } finally {
    await close()
  }
}

const announce = async (database: Database, email: string): Promise<number> => {
  const held = Object.entries(await exportPerson(database, email))
  if (held.length === 0) return print(`Nothing is stored about ${email}.`)
  return print(
    `Stored about ${email}:`,
    ...held.map(([table, rows]) => `  ${table}: ${rows.length}`),
    'Nothing was changed. Orders stay as what was sold, with nobody’s name; everything else is deleted. Repeat with --yes to do it.',
  )
}

const forget = async (database: Database, email: string): Promise<number> => {
  const outcome = await forgetPerson(database, email)
  if (outcome.kind === 'paymentUnderWay') {
    process.stderr.write(
      `A payment is under way for ${outcome.orders.join(', ')}; nothing was changed. Repeat once it is paid or cancelled, after half an hour at most for cards.\n`,
    )
    return 1
  }
  return print(
    ...Object.entries(outcome.deleted).map(([table, count]) => `Deleted from ${table}: ${count}`),
    ...Object.entries(outcome.cleared).map(([table, count]) => `Without the person in ${table}: ${count}`),
    'Not in this database: what the mail, newsletter, help desk, payment and identity providers hold, backups, and logs.',
    ...outcome.accountIds.map((id) => `The payment and identity providers know the account as ${id}.`),
  )
}

const print = (...lines: readonly string[]): number => {
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

const readArguments = (): { readonly command: 'export' | 'forget'; readonly email: string; readonly isConfirmed: boolean } => {
  const { positionals, values } = readCommandLine({ usage: USAGE, allowPositionals: true, options: { yes: { type: 'boolean' } } })
  const [command, email, ...others] = positionals
  const isKnown = command === 'export' || command === 'forget'
  if (!isKnown || email === undefined || !email.includes('@') || others.length > 0) throw new UsageError(USAGE)
  return { command, email, isConfirmed: values.yes === true }
}

void endWith(run())
