import { textsOf } from '../commerce/texts/texts.ts'
import { byLanguage } from './messages/by-language.ts'

/** What the sign-in of the staff says, by language. */
export const staffTexts = textsOf(byLanguage)
