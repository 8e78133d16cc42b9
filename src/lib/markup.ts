import { escapeHtml } from './escape-html.ts'

/** The same in every copy of this file (Vite has one of its own), and nothing parsed from JSON has it. */
const MARK: unique symbol = Symbol.for('vitrine.markup')

/** Text that is markup already and may be sent as it is. */
export class Markup {
  readonly [MARK] = true
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Value[]

/**
 * HTML or XML around values, each escaped unless it is `Markup` itself. A value stands between elements or in a quoted attribute,
 * never as a name, nor in a script or style. For what React does not write: XML, and the document around what React has rendered.
 */
export const markup = ([first = '', ...parts]: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, index) => text + textOf(values[index] ?? '') + part, first))

const textOf = (value: Value): string => {
  if (typeof value !== 'object') return escape(String(value))
  return MARK in value ? value.text : value.map(textOf).join('')
}

const escape = (text: string): string => (SAFE.test(text) ? text : escapeHtml(text).replace(NOT_IN_XML, ''))

/** Most values; asking is cheaper than replacing nothing. */
const SAFE = /^[\w ./:?=,-]*$/
/** Control characters and halves of pairs, which no escape lets into XML. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
