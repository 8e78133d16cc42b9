import ar from './ar.json'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import ja from './ja.json'
import { textsOf } from './texts.ts'

/** Texts that cart answers carry: names of shipping options and vouchers. */
export const cartTexts = textsOf({ en, es, fr, ar, ja })
