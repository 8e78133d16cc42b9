import type { CustomisationOptionRow, CustomisationRow } from '../../database/schema/catalogue.ts'
import { cleanText } from '../files/clean-text.ts'
import { slugOf } from '../slug.ts'
import { readAttributes } from './attributes.ts'

interface Read {
  readonly customisation?: CustomisationRow
  /** Of options that shoppers cannot choose here, a sentence each. */
  readonly problems: readonly string[]
}

type Entry = ReadonlyMap<string, string>

/** A line of text without a limit of its own has this one. */
const LETTERS = 60

/**
 * Reads `custom_options`: `name=Engraving,type=field,required=1,max_characters=12|name=Box,type=radio,option_title=Plain|…`, where the
 * values of an option are entries of one name. Lines of text and one of several values are taken over; what costs extra is left out,
 * for a line has one price.
 */
export const readCustomOptions = (text: string): Read => {
  const entries = text.split('|').map(readAttributes)
  const names = [...new Set(entries.flatMap((entry) => entry.get('name') ?? []))]
  const options = names.map((name) =>
    readOption(
      name,
      entries.filter((entry) => entry.get('name') === name),
    ),
  )
  const rows = withOwnIds(options.flatMap((option) => (typeof option === 'string' ? [] : [option])))
  return {
    ...(rows.length === 0 ? {} : { customisation: { enabled: true, excludeSkus: [], hasPreview: false, options: rows } }),
    problems: options.flatMap((option) => (typeof option === 'string' ? [option] : [])),
  }
}

/** The option, or why it is left out. */
const readOption = (name: string, entries: readonly Entry[]): CustomisationOptionRow | string => {
  const [first] = entries
  const type = first?.get('type') ?? ''
  if (entries.some((entry) => Number(entry.get('price') ?? 0) !== 0)) return `The custom option ${name} costs extra and is left out.`
  const label = { en: cleanText(name) }
  const common = { id: slugOf(name) || 'option', label, isRequired: first?.get('required') === '1' }
  if (type === 'field') return { ...common, type: 'text', maxLength: Number(first?.get('max_characters')) || LETTERS }
  if (type !== 'drop_down' && type !== 'radio') return `The custom option ${name} is of the type ${type} and is left out.`
  const values = entries.flatMap((entry) => {
    const title = cleanText(entry.get('option_title') ?? '')
    return title === '' ? [] : [{ value: slugOf(title) || title, label: { en: title }, type: 'text' as const }]
  })
  return values.length === 0 ? `The custom option ${name} has no values and is left out.` : { ...common, type: 'position', values }
}

/** Names of other scripts, or that differ by signs only, give one id. */
const withOwnIds = (rows: readonly CustomisationOptionRow[]): CustomisationOptionRow[] =>
  rows.map((row, index) => (rows.slice(0, index).some(({ id }) => id === row.id) ? { ...row, id: `${row.id}-${index + 1}` } : row))
