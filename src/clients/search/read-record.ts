/** A record as the search gives it: nothing about it is certain. */
export type UnknownRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

export const recordsOf = (value: unknown): readonly UnknownRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])

export const recordOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {})

/** The name of a record in a language: `localised.{language}.name`, else its own. */
export const nameIn = (record: UnknownRecord, language: string): string =>
  textOf(recordOf(recordOf(record['localised'])[language])['name']) ?? textOf(record['name']) ?? ''
