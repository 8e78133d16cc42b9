import { textTagOf } from '../../../src/site/text-language.ts'
import { textsOf } from '../../commerce/texts/texts.ts'
import { byLanguage } from './messages/by-language.ts'

/** Languages that the server's own pages speak. */
export const PLAIN_LANGUAGES = Object.keys(byLanguage).map(textTagOf)

/** The texts of the server's own pages. */
export const plainTexts = textsOf(byLanguage)
