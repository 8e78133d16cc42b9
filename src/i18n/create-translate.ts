import { report as sendReport, type ReportSink } from '../lib/report.ts'
import { createFormat } from './create-format.ts'
import type { FormatText, Message, Messages, MessageValues, Translate } from './messages.ts'

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
  const onError = (message: string): void => reportOnce({ code: 'translationFailed', message, details: { locale } })
  // Most pages ask for plain texts only, and to make a formatter costs more than all of them.
  let format: FormatText | undefined
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
    format ??= createFormat({ messages, locale, onError })
    return format(key, withPlaceholders(known, values, onMissing))
  }
}

/** Characters that mean something in MessageFormat; texts without them need no parser. */
const SYNTAX = /[{}'<#]/

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

/** Names of the values a text is filled with, in a text as written or compiled. */
const argumentNames = (message: Message): ReadonlySet<string> => {
  if (typeof message !== 'string') return new Set(message.flatMap(namesIn))
  return new Set(namesInText(message))
}

/** Literals and `#` have a type of their own; everything else is named by its value, and may hold texts for its cases. */
const LITERAL = 0
const POUND = 7

type Element = Exclude<Message, string>[number]

const namesIn = (element: Element): readonly string[] => {
  if (element.type === LITERAL || element.type === POUND) return []
  const cases = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn)) : []
  const inside = 'children' in element ? element.children.flatMap(namesIn) : []
  return ['value' in element ? element.value : '', ...cases, ...inside]
}

/** Braces alternate: those of a value, and within them those of the texts for its cases. */
const namesInText = (text: string): readonly string[] => {
  const names: string[] = []
  let depth = 0
  for (const [brace, name] of text.matchAll(BRACES)) {
    if (brace === '}') depth -= 1
    else {
      if (depth % 2 === 0 && name !== undefined) names.push(name)
      depth += 1
    }
  }
  return names
}

/** An opening brace with the name behind it, or a closing one; a name goes on to a comma or the closing brace. */
const BRACES = /\{(?:\s*([A-Za-z]\w*)\s*(?=[,}]))?|\}/g
