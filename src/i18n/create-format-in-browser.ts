import { latinDigits } from './format-locale.ts'
import type { CompiledText, FormatDeps, FormatText, MessageValues } from './messages.ts'

/**
 * Formats compiled texts in a browser as `create-format.ts` does on the server, with no question to Intl before a plural or a large
 * number has to be written: the first one costs a phone up to a quarter of a second. The build refuses texts with anything else in them.
 */
export const createFormat = ({ messages, locale, onError }: FormatDeps): FormatText => {
  const tag = latinDigits(locale)
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const numberText = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : (numbers ??= new Intl.NumberFormat(tag)).format(value)
  const chosen = (options: PluralOptions, value: number): CompiledText =>
    (options[`=${value}`] ?? options[(plurals ??= new Intl.PluralRules(tag)).select(value)] ?? options['other'])?.value ?? []

  const format = (text: CompiledText, values: MessageValues, count: number): string =>
    text
      .map((element) => {
        if (element.type === LITERAL) return element.value
        if (element.type === POUND) return numberText(count)
        if (!('value' in element)) return ''
        const value = values[element.value] ?? ''
        if (element.type === NUMBER) return numberText(Number(value))
        return element.type === PLURAL && 'options' in element
          ? format(chosen(element.options, Number(value)), values, Number(value))
          : String(value)
      })
      .join('')

  return (key, values) => {
    const text = messages[key] ?? ''
    if (typeof text !== 'string') return format(text, values, 0)
    onError(`The text ${key} is not compiled`)
    return text
  }
}

type PluralOptions = Readonly<Record<string, { readonly value: CompiledText } | undefined>>

/** Kinds of elements, as the library that compiles numbers them. */
const LITERAL = 0
const NUMBER = 2
const PLURAL = 6
const POUND = 7
