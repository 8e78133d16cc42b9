import type { ComposeSaying, ComposeSentence } from '../schemas/api/compose-sentences.ts'
import type { Translate } from '../src/i18n/messages.ts'
import { isolate } from './isolate.ts'
import { defined } from '../src/lib/defined.ts'

/** What the server says, in the composer's language. Without a word of it the shop was not reached. */
export const sentenceInWords = ({ message, says }: ComposeSentence, t: Translate): string => {
  if (message === '') return t('compose.unreachable')
  // A text of a newer server is not here yet: its English is better than nothing.
  return (says === undefined ? '' : sayingInWords(says, t)) || message
}

const sayingInWords = ({ key, values = {} }: ComposeSaying, t: Translate): string =>
  t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueInWords(value, t)])))

const valueInWords = (value: string | number | ComposeSaying, t: Translate): string | number => {
  if (typeof value === 'object') return sayingInWords(value, t)
  return typeof value === 'string' ? isolate(value) : value
}

/** A refusal without what was refused: kept where it is shown later, perhaps in another language by then. */
export const sentenceOf = ({ message, says }: ComposeSentence): ComposeSentence => ({ message, ...defined({ says }) })
