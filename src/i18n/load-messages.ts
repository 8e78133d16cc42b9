import { textLanguageOf } from '../site/text-language.ts'
import type { Messages } from './messages.ts'

const languages = import.meta.glob<Messages>('./languages/*.ts', { import: 'messages' })

/** Texts for a locale, one chunk for each language. */
export const loadMessages = async (locale: string): Promise<Messages> =>
  (await languages[`./languages/${textLanguageOf(locale)}.ts`]?.()) ?? {}
