import { textsOf } from '../commerce/texts/texts.ts'
import en from './messages/en.json' with { type: 'json' }

/** What the sign-in of the staff says, by language. */
export const staffTexts = textsOf({ en })
