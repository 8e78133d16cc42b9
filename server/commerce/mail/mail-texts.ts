import { textsOf } from '../texts/texts.ts'
import ar from './messages/ar.json'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'

/** Texts of the mails the shop sends. */
export const mailTexts = textsOf({ en, es, fr, ar, ja })
