import type { Fields, Metadata } from '../model.ts'

/** An entry or asset as an API shows it, every field still keyed by locale. */
export interface EntityDocument {
  readonly metadata: Metadata
  readonly sys: Readonly<Record<string, unknown>>
  readonly fields: Fields
}

/** The same with one value a field, for a single locale. */
export interface LocalisedDocument {
  readonly metadata: Metadata
  readonly sys: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, unknown>>
}
