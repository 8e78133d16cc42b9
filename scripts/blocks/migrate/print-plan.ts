import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../../schemas/page.ts'
import { stateOf } from './migration-cms.ts'
import type { MigrationPlan, PlannedChange } from './plan-migration.ts'

const MAX_VALUE_LENGTH = 100

/** The plan as a person reads it: page by page, block by block, with what each field loses (-) and gains (+). */
export const printPlan = ({ changes }: MigrationPlan): string => {
  const pages = [...new Set(changes.map(({ page }) => page))]
  return pages
    .map((page) => [page === '' ? 'on no page' : page, ...changes.filter((change) => change.page === page).map(printChange)].join('\n'))
    .join('\n\n')
}

const printChange = (change: PlannedChange): string => {
  const { entry, from, to } = change
  const head = `  ${entry.sys.contentType.sys.id} ${entry.sys.id} (${stateOf(entry)}): version ${from} to ${to}`
  return [head, ...fieldLines(change)].join('\n')
}

const fieldLines = ({ entry: { fields: before }, fields: after }: PlannedChange): readonly string[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'schemaVersion')
  return names.flatMap((name) => {
    const locales = [...new Set([...Object.keys(before[name] ?? {}), ...Object.keys(after[name] ?? {})])]
    return locales.flatMap((locale) => {
      const [old, now] = [before[name]?.[locale], after[name]?.[locale]]
      if (isDeepStrictEqual(old, now)) return []
      return [...line('-', name, locale, old), ...line('+', name, locale, now)]
    })
  })
}

const line = (sign: string, name: string, locale: string, value: Json | undefined): readonly string[] =>
  value === undefined ? [] : [`    ${sign} ${name} [${locale}] ${short(JSON.stringify(value))}`]

const short = (text: string): string => (text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH - 1)}…`)
