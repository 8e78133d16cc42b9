import type { Locator } from '@playwright/test'

/** What somebody works with: a mouse, or nothing but keys. Texts are typed either way. */
export interface Hand {
  readonly presses: (control: Locator) => Promise<void>
  /** A box or one of several choices. */
  readonly ticks: (choice: Locator) => Promise<void>
  /** In place of what the field has. */
  readonly types: (field: Locator, words: string) => Promise<void>
  /** One of a list, by its label. */
  readonly chooses: (list: Locator, label: string) => Promise<void>
  /** A moment as its field has it: `2026-11-27T20:00`. */
  readonly sets: (field: Locator, moment: string) => Promise<void>
}
