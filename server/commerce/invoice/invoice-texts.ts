import { textsOf } from '../texts/texts.ts'
import { byLanguage } from './messages/by-language.ts'

/** What an invoice says. */
export const invoiceTexts = textsOf(byLanguage)
