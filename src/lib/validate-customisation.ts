import type { Customisation, CustomisationOption, CustomisationRuleName } from '../../schemas/api/customisation.ts'
import { graphemes, withoutPictographs } from './customisation-text.ts'

/** Chosen values by the id of their option. */
export type Choices = Readonly<Record<string, string>>

export interface ChoiceProblem {
  /** Id of the option. */
  readonly path: string
  readonly rule: CustomisationRuleName
  /** The merchant's own words, where the rules have them. */
  readonly message?: string
}

/** Whether a sku is sold with choices at all (CUST-13). */
export const isCustomised = (rules: Pick<Customisation, 'enabled' | 'excludeSkus'> | undefined, sku: string | undefined): boolean =>
  rules !== undefined && rules.enabled && (sku === undefined || !rules.excludeSkus.includes(sku))

/** What is meant: the value, else the default where it counts unasked (CUST-10). Empty where nothing is. */
export const effectiveValue = ({ id, type, defaultValue = '', applyDefault }: CustomisationOption, choices: Choices): string => {
  const given = choices[id] ?? ''
  const chosen = type === 'text' ? given.normalize('NFC').trim() : given
  return chosen === '' && applyDefault ? defaultValue : chosen
}

/** The first thing wrong with each option, in the order of the options. Browser and server validate by this one function. */
export const validateChoices = ({ options }: Pick<Customisation, 'options'>, choices: Choices): readonly ChoiceProblem[] =>
  options.flatMap((option): readonly ChoiceProblem[] => {
    const rule = brokenRule(option, effectiveValue(option, choices))
    return rule === undefined ? [] : [{ path: option.id, rule, ...messageOf(option, rule) }]
  })

const messageOf = ({ rules }: CustomisationOption, rule: CustomisationRuleName): { readonly message?: string } => {
  const message = rules.find((candidate) => candidate.rule === rule)?.message
  return message === undefined ? {} : { message }
}

const brokenRule = (option: CustomisationOption, value: string): CustomisationRuleName | undefined => {
  const hasRule = (name: CustomisationRuleName): boolean => option.rules.some(({ rule }) => rule === name)
  if (value === '') return hasRule('required') ? 'required' : undefined
  if (option.type === 'text') return brokenTextRule(option, value)
  if (hasRule('hex_color') && !isHexColor(value)) return 'hex_color'
  if (option.values.length > 0 && !option.values.some((known) => known.value === value)) return 'choice'
  return undefined
}

/** The first rule that a typed text, tidied, breaks. */
export const brokenTextRule = (
  { inputAttributes }: Pick<CustomisationOption, 'inputAttributes'>,
  text: string,
): CustomisationRuleName | undefined => {
  const { minLength = 0, maxLength = MOST_LETTERS, pattern } = inputAttributes
  // Before anything that takes time by the length of the text.
  if (text.length > maxLength * MOST_UNITS_OF_A_LETTER) return 'max_length'
  if (withoutPictographs(text) !== text || NOT_WRITTEN.test(text)) return 'characters'
  const letters = graphemes(text)
  if (letters.length > maxLength) return 'max_length'
  if (letters.some((letter) => letter.length > MOST_UNITS_OF_A_LETTER)) return 'characters'
  if (letters.length < minLength) return 'min_length'
  return patternOf(pattern)?.test(text) === false ? 'pattern' : undefined
}

/** A text without a limit of its own has this one. */
const MOST_LETTERS = 100
/** A letter with its marks, in UTF-16 units; more marks than any script has are a heap. */
const MOST_UNITS_OF_A_LETTER = 8

/**
 * What no shop writes on anything: markup, controls, line breaks, what turns the direction of the text around it, and code points
 * that are nobody's.
 */
const NOT_WRITTEN = /[<>\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E0FFF}]/u

/** A merchant's pattern for the whole text; undefined for one that is no expression (TRICKY-22). */
export const patternOf = (pattern: string | undefined): RegExp | undefined => {
  if (pattern === undefined) return undefined
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return undefined
  }
}

/** Three or six hexadecimal digits, with # or without (CUST-17). */
export const isHexColor = (value: string): boolean => /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)

/** Such a color as CSS and SVG take it. */
export const withHash = (hex: string): string => (hex.startsWith('#') ? hex : `#${hex}`)
