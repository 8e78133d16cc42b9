import type { ComposeProblem } from '../schemas/api/compose.ts'
import { inOwnWords } from '../src/content/block-schemas.ts'
import type { Translate } from '../src/i18n/messages.ts'
import { countryName } from '../src/lib/country-name.ts'
import { interfaceLocale } from './interface-locale.ts'
import { isolate } from './isolate.ts'
import { languageInWords } from './language-in-words.ts'
import { choiceInWords } from './panel/value-in-words.ts'

/** What the gate says, in the composer's language; in English where it has no text for it, as of a newer server. */
export const problemInWords = (
  { code, kind, values = {}, message }: Pick<ComposeProblem, 'code' | 'kind' | 'values' | 'message'>,
  t: Translate,
  has: (key: string) => boolean,
): string => {
  const key = `compose.problem.${code}${kind === undefined ? '' : `.${kind}`}`
  if (!has(key)) return message
  return t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(name, value, t)]))).trim()
}

/** Values that are titles of blocks, as the gate has them: in English, with commas between. */
const NAMES: ReadonlySet<string> = new Set(['title', 'fitting', 'blocks'])

const named = (title: string): string => isolate(inOwnWords(title))

/** Codes by their names; everything else as it is. */
const valueInWords = (name: string, value: string | number, t: Translate): string | number => {
  if (typeof value === 'number') return value
  if (name === 'wanted' || name === 'used') return languageInWords(value)
  if (NAMES.has(name)) return value.split(', ').map(named).join(t('compose.comma'))
  if (name === 'choices')
    return value
      .split(', ')
      .map((choice) => isolate(choiceInWords(choice, t)))
      .join(t('compose.comma'))
  if (name === 'country') return countryName(value, interfaceLocale())
  if (name === 'settings')
    return value
      .split(' ')
      .map((setting) => t(`compose.panel.meta.${setting}`))
      .join(t('compose.comma'))
  return isolate(value)
}
