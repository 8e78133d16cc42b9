import { textsOf } from '../../commerce/texts/texts.ts'
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }

const MESSAGES = { en, es, fr, ar, ja }

/** Languages that the server's own pages speak. */
export const PLAIN_LANGUAGES = Object.keys(MESSAGES)

/** The texts of the server's own pages. */
export const plainTexts = textsOf(MESSAGES)
