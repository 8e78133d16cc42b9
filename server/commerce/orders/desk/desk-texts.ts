import { isoToMajor } from '../../money.ts'
import { textsOf } from '../../texts/texts.ts'
import en from './messages/en.json' with { type: 'json' }

/** What the pages for whoever looks after orders say. */
export const deskText = textsOf({ en })('en')

/** An amount in major units, as those pages write it: £205.00, AED 205.00. */
export const inCurrency = (major: number, currency: string): string => major.toLocaleString('en-GB', { style: 'currency', currency })

/** The same of an amount in the minor units of ISO 4217. */
export const deskMoney = (isoMinor: number, currency: string): string => inCurrency(isoToMajor(isoMinor, currency), currency)
