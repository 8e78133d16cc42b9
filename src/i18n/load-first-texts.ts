import { textLanguageOf } from '../site/text-language.ts'
import type { Messages } from './messages.ts'

const languages = import.meta.glob<Messages>('./first-texts/*.ts', { import: 'messages' })

/**
 * Texts for a locale that most pages say, to which those of a flow are added in place when its blocks come: nearly a third
 * of all texts are those of the checkout, the account, the contact form and customisation. Which blocks bring them is in their schemas (`x-all-texts`).
 */
export const loadFirstTexts = async (locale: string): Promise<Messages> => ({
  ...(await languages[`./first-texts/${textLanguageOf(locale)}.ts`]?.()),
})
