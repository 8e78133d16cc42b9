import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import { dueSteps } from '../../../src/content/to-this-release.ts'
import type { Problem } from '../lint/problem.ts'
import { entryProblem } from './entry-problem.ts'
import { localeChains, type LocaleChains } from './locale-chains.ts'
import { migrateFields } from './migrate-fields.ts'
import type { StoredEntry, StoredLocale } from './migration-cms.ts'
import { pagesOfEntries } from './pages-of-entries.ts'
import { reasonOf } from './reason-of.ts'

/** An entry in an older form, and its fields in today's. */
export interface PlannedChange {
  readonly entry: StoredEntry
  /** Key of the page that shows it, the first one where several do; empty where none does. */
  readonly page: string
  readonly from: number
  readonly to: number
  readonly fields: StoredEntry['fields']
}

export interface MigrationPlan {
  /** Page by page. */
  readonly changes: readonly PlannedChange[]
  /** Entries whose steps failed; they are left as they are. */
  readonly problems: readonly Problem[]
}

interface Input {
  readonly entries: readonly StoredEntry[]
  readonly locales: readonly StoredLocale[]
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly steps: MigrationSteps
}

/** What there is to migrate. Entries of unknown types, of newer versions, or up to date are no part of it. Pure. */
export const planMigration = ({ entries, locales, schemas, steps }: Input): MigrationPlan => {
  const chains = localeChains(locales)
  const pages = pagesOfEntries(entries, chains.sorted[0] ?? 'en')
  const problems: Problem[] = []
  const changes = pages.flatMap(({ entry, page }): readonly PlannedChange[] => {
    try {
      return planEntry(entry, page, { schemas, steps, chains })
    } catch (error) {
      problems.push(entryProblem('stepFailed', { entry, page }, reasonOf(error)))
      return []
    }
  })
  return { changes, problems }
}

const planEntry = (
  entry: StoredEntry,
  page: string,
  { schemas, steps, chains }: { readonly schemas: Input['schemas']; readonly steps: MigrationSteps; readonly chains: LocaleChains },
): readonly PlannedChange[] => {
  const type = entry.sys.contentType.sys.id
  const schema = schemas.get(type)
  const locale = chains.sorted[0] ?? 'en'
  const from = versionOf(entry, locale)
  const due = dueSteps(steps, { type, version: from }).filter(({ to }) => to <= (schema?.['x-version'] ?? 0))
  if (schema === undefined || due.length === 0) return []
  const to = from + due.length
  const migrated = migrateFields({ fields: entry.fields, steps: due, schema, chains })
  return [{ entry, page, from, to, fields: { ...migrated, schemaVersion: { ...entry.fields['schemaVersion'], [locale]: to } } }]
}

/** The form an entry's fields are in; absent means the first. */
export const versionOf = ({ fields }: StoredEntry, locale: string): number => {
  const version = fields['schemaVersion']?.[locale]
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1
}
