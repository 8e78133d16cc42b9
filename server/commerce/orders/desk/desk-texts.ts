import { textsOf } from '../../texts/texts.ts'
import en from './messages/en.json' with { type: 'json' }

/** What the pages for whoever looks after orders say. */
export const deskText = textsOf({ en })('en')
