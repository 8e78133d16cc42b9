import type { CmsConnection } from './cms-connection.ts'
import type { KnownModel } from './known-model.ts'
import type { MigrationFile } from './list-migrations.ts'

/** What the worker is told to do. `resumeWith` is there when the migration may have run in part before. */
export interface ApplyMigration {
  readonly connection: CmsConnection
  readonly file: MigrationFile
  readonly resumeWith?: KnownModel
}

/** What it answers, once for each. */
export type MigrationOutcome = { readonly isApplied: true } | { readonly isApplied: false; readonly problem: string }
