import type { ContentProblem, ProblemValues } from '../../../src/content/content-problem.ts'
import { PROBLEM_CODES } from '../../../src/content/problem-codes.ts'
import { textTagOf } from '../../../src/site/text-language.ts'
import { textsOf, type Text } from '../../commerce/texts/texts.ts'
import { byLanguage } from './messages/by-language.ts'

/** Languages the report is there in. */
export const REPORT_LANGUAGES: readonly string[] = Object.keys(byLanguage).map(textTagOf)

/** Words of the report's page. */
export const reportTexts = textsOf(byLanguage)

/** A problem in words. */
export interface ProblemWords {
  readonly text: string
  /** What only the English message says: which field, which bounds. */
  readonly inEnglish?: string
}

/** A problem in a language: whole where it has the words and the values, else what its code means, with the English message. */
export const problemInWords = ({ code, message, values = {} }: ContentProblem, language: string): ProblemWords => {
  const t = reportTexts(language)
  const text = t(`said.${code}`, wordsFor(values, t, language))
  if (text !== '' && !PLACEHOLDER.test(text)) return { text }
  if (language === 'en') return { text: message }
  return { text: codeInWords(code, language), inEnglish: message }
}

/** What a code means, wherever it is met. */
export const codeInWords = (code: ContentProblem['code'], language: string): string =>
  reportTexts(language)(`meaning.${code}`) || PROBLEM_CODES[code].meaning

/** A value that was not stored yet when the page was published. */
const PLACEHOLDER = /\{[a-z]+\}/i

/** Codes of languages, countries and tones by their names. */
const wordsFor = (values: ProblemValues, t: Text, language: string): ProblemValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'wanted' || name === 'used') return [name, listOf(String(value).split(' '), language)]
      if (name === 'country') return [name, new Intl.DisplayNames([language], { type: 'region' }).of(String(value)) ?? value]
      return [name, name === 'tone' ? t(`tone.${value}`) || value : value]
    }),
  )

/** Languages by name: `Arabic, French, and Spanish`. */
const listOf = (codes: readonly string[], language: string): string => {
  const names = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}
