import { createTranslator } from '../../platform/seed/translator.ts'
import { byLanguage } from './by-language.ts'

/**
 * `filed`: languages whose texts stand in a file of this folder, by the English text; the others stand beside it. `inLanguages`: a value
 * of the demo, such as a page or a merchant's document, with each of its texts in these languages, too. A text is an object by language; of
 * one whose languages hold further texts, as a campaign's words do, each is translated by itself.
 */
export const { filed: FILED_LANGUAGES, translationsOf, inLanguages: inAllLanguages } = createTranslator(byLanguage)
