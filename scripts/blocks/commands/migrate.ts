import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MIGRATION_STEPS } from '../../../schemas/migrations/steps.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { connectionOf } from '../../cms/connect-cms.ts'
import type { Problem } from '../lint/problem.ts'
import { PROBLEM_FORMATS, formatProblems, formatPretty } from '../lint/format-problems.ts'
import { applyMigration, type MigrationOutcome } from '../migrate/apply-migration.ts'
import { createMigrationCms } from '../migrate/create-migration-cms.ts'
import { openJournal, runToContinue } from '../migrate/journal.ts'
import type { MigrationCms } from '../migrate/migration-cms.ts'
import { planMigration } from '../migrate/plan-migration.ts'
import { printPlan } from '../migrate/print-plan.ts'
import { rollBack } from '../migrate/roll-back.ts'
import { choose } from './choose.ts'
import type { Command, CommandIo, ExitCode } from './command.ts'
import { UsageError } from './usage-error.ts'

export const migrate: Command = {
  summary: 'brings stored content to the versions of today: plan, apply, roll back',
  help: `npm run blocks migrate [-- --format pretty|json]
npm run blocks migrate -- --apply | --rollback <run> [--folder <folder>]

Content of any older version is shown as it is; this rewrites it in the CMS, so that editors see today's fields. Without an
option it only says what it would do, page by page, with what each field loses and gains.

  --apply             does it, an entry at a time. Every entry is saved as it was first. Drafts stay drafts, what is published
                      is published again, an entry with unpublished changes stays live as it is. An entry that does not go
                      through is reported, and the others go on. A run that was cut short is continued.
  --rollback <run>    puts the entries of a run back to what they were, but for those that somebody edited since
  --folder <folder>   where journals and snapshots of runs are (.blocks-migrations)

Works on the space of the environment (CONTENTFUL_*); without, on the running shop's. Exits with 1 where there is something to
do (plan), or something that did not go through.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        apply: { type: 'boolean', default: false },
        rollback: { type: 'string' },
        folder: { type: 'string', default: join(io.root, '.blocks-migrations') },
        format: { type: 'string', default: 'pretty' },
      },
    })
    if (values.apply && values.rollback !== undefined) throw new UsageError('Either --apply or --rollback.')
    const format = choose('format', values.format, PROBLEM_FORMATS)
    const cms = await cmsOf(io)
    if (values.rollback !== undefined)
      return reportOutcome(await rollBack({ cms, journal: openJournal(values.folder, values.rollback) }), 'put back', io)
    if (!values.apply) return plan(cms, format, io)
    const journal = await runToContinue(values.folder, cms.space)
    io.print(`run ${journal.name}`)
    return reportOutcome(
      await applyMigration({ cms, schemas: blockSchemas, steps: MIGRATION_STEPS, journal, log: io.print }),
      'migrated',
      io,
    )
  },
}

const cmsOf = async ({ env }: CommandIo): Promise<MigrationCms> => createMigrationCms(await connectionOf({ env }))

const plan = async (cms: MigrationCms, format: (typeof PROBLEM_FORMATS)[number], { print }: CommandIo): Promise<ExitCode> => {
  const [entries, locales] = await Promise.all([cms.entries(), cms.locales()])
  const planned = planMigration({ entries, locales, schemas: blockSchemas, steps: MIGRATION_STEPS })
  const { changes, problems } = planned
  if (format === 'pretty') {
    if (changes.length > 0) print(`${printPlan(planned)}\n`)
    print(
      changes.length === 0 ? 'Everything is of today.' : `${entriesInWords(changes.length)} to migrate: npm run blocks migrate -- --apply`,
    )
    if (problems.length > 0) print(formatPretty(problems))
  } else print(format === 'json' ? JSON.stringify(planned, null, 2) : formatProblems(problems, format))
  return changes.length + problems.length === 0 ? 0 : 1
}

const entriesInWords = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

const reportOutcome = ({ migrated, problems }: MigrationOutcome, word: string, { print }: CommandIo): ExitCode => {
  print(`${entriesInWords(migrated)} ${word}`)
  if (problems.length > 0) print(formatPretty(problems))
  return problems.some(isError) ? 1 : 0
}

const isError = ({ severity }: Problem): boolean => severity === 'error'
