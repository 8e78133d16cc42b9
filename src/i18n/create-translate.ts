import { createIntl, createIntlCache } from 'react-intl'
import { report as sendReport, type ReportSink } from '../lib/report.ts'
import { argumentNames } from './argument-names.ts'
import { formatLocaleOf } from './format-locale.ts'
import type { Messages, MessageValues, Translate } from './messages.ts'

interface Deps {
  readonly messages: Messages
  /** BCP 47 tag of the texts. */
  readonly locale: string
  readonly report?: ReportSink
}

/**
 * Makes the value function of a language. A missing key gives '' and a missing value leaves its placeholder in the
 * text; each is reported once (LOCALE-18, LOCALE-22).
 */
export const createTranslate = ({ messages, locale, report = sendReport }: Deps): Translate => {
  const reportOnce = onceByMessage(report)
  const { formatMessage } = createIntl(
    {
      locale: latinDigits(locale),
      messages: toIntlMessages(messages),
      onError: (error) => reportOnce({ code: 'translationFailed', message: error.message, details: { locale } }),
    },
    createIntlCache(),
  )
  const names = new Map<string, ReadonlySet<string>>()
  return (key, values = {}) => {
    const message = messages[key]
    if (message === undefined) {
      reportOnce({ code: 'missingTranslation', message: `No text ${key} in ${locale}`, details: { key, locale } })
      return ''
    }
    if (typeof message === 'string' && !SYNTAX.test(message)) return message
    const onMissing = (name: string) =>
      reportOnce({ code: 'missingTranslationValue', message: `No value ${name} for the text ${key}`, details: { key, name } })
    const known = names.get(key) ?? argumentNames(message)
    names.set(key, known)
    return formatMessage({ id: key }, withPlaceholders(known, values, onMissing))
  }
}

/** Characters that mean something in MessageFormat; texts without them need no parser. */
const SYNTAX = /[{}'<#]/

/** Gulf shops show Western figures; words and plurals stay Arabic (LOCALE-37). */
const latinDigits = (locale: string): string => (formatLocaleOf(locale) === locale ? locale : `${locale}-u-nu-latn`)

type IntlMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>

/** The library's type wants mutable lists and all texts of one form; it changes none and reads each by itself. */
const toIntlMessages = (messages: Messages): IntlMessages => messages as unknown as IntlMessages

/** The formatter gives up on an absent value; every absent one is its own placeholder instead. */
const withPlaceholders = (names: ReadonlySet<string>, values: MessageValues, onMissing: (name: string) => void): MessageValues => {
  const missing = [...names].filter((name) => values[name] === undefined)
  for (const name of missing) onMissing(name)
  return missing.length === 0 ? values : { ...values, ...Object.fromEntries(missing.map((name) => [name, `{${name}}`])) }
}

const onceByMessage = (report: ReportSink): ReportSink => {
  const seen = new Set<string>()
  return (entry) => {
    if (seen.has(entry.message)) return
    seen.add(entry.message)
    report(entry)
  }
}
