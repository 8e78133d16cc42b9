import type { Json } from '../page.ts'

/**
 * A pure step from the props of version `to - 1` to those of version `to`. It may rename, drop, add and compute props; what a
 * CMS keeps as a reference (pictures, entries, rich text) it hands on as it is, for stored entries and live pages pass
 * through the same step and hold them in different forms.
 */
export interface MigrationStep {
  readonly to: number
  /** New name of each slot that got one; the blocks in it stay as they are. */
  readonly slots?: Readonly<Record<string, string>>
  readonly up: (props: Readonly<Record<string, Json>>) => Readonly<Record<string, Json>>
}

/** Steps by block type, in ascending order. */
export type MigrationSteps = Readonly<Record<string, readonly MigrationStep[]>>

/**
 * Every step there is. A type's steps live in `<type>.ts` beside this file and are listed here; a prop that is renamed,
 * removed, retyped or newly required raises `x-version` and adds one. Version 1 needs none.
 */
export const MIGRATION_STEPS: MigrationSteps = {}
