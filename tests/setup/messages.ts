import type { Messages } from '../../src/i18n/messages.ts'

const languages = import.meta.glob<Messages>('../../src/i18n/languages/*.ts', { eager: true, import: 'messages' })

/** The real texts of a language. */
export const messagesOf = (language: string): Messages => {
  const messages = languages[`../../src/i18n/languages/${language}.ts`]
  if (messages === undefined) throw new Error(`No texts for ${language}`)
  return messages
}
