import { textsOf } from '../texts/texts.ts'
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }

/** What an invoice says. */
export const invoiceTexts = textsOf({ en, es, fr, ar, ja })
