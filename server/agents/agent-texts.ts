import { textsOf } from '../commerce/texts/texts.ts'
import { byLanguage } from './messages/by-language.ts'

/** What the shop says to shoppers whose agents have prepared something. */
export const agentTexts = textsOf(byLanguage)
