import type { Messages } from '../../src/i18n/messages.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'

const languages = import.meta.glob<Messages>('../../src/i18n/languages/*.ts', { eager: true, import: 'messages' })

/** The real texts of a locale or language. */
export const messagesOf = (locale: string): Messages => {
  const messages = languages[`../../src/i18n/languages/${textLanguageOf(locale)}.ts`]
  if (messages === undefined) throw new Error(`No texts for ${locale}`)
  return messages
}
