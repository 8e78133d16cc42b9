import type { Json } from '../page.ts'

/**
 * A pure step from the props of version `to - 1` to those of version `to`. It may rename, drop, add and compute props. It must
 * not read what the CMS stores as a reference (pictures, entries, rich text): stored entries and live pages pass through the
 * same step and have these in different forms.
 */
export interface MigrationStep {
  readonly to: number
  /** New names of renamed slots; the blocks in them stay as they are. */
  readonly slots?: Readonly<Record<string, string>>
  readonly up: (props: Readonly<Record<string, Json>>) => Readonly<Record<string, Json>>
}

/** Steps by block type, in ascending order. */
export type MigrationSteps = Readonly<Record<string, readonly MigrationStep[]>>

/**
 * Every step there is. A type's steps are in `<type>.ts` beside this file and are listed here; a prop that is renamed,
 * removed, retyped or newly required raises `x-version` and adds one. Version 1 needs none.
 */
export const MIGRATION_STEPS: MigrationSteps = {}
