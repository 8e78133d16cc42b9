import type { Customisation, CustomisationInput, CustomisationRuleName } from '../../../schemas/api/customisation.ts'
import { effectiveValue, isCustomised, validateChoices, type ChoiceProblem, type Choices } from '../../../src/lib/validate-customisation.ts'
import type { CustomisationRow } from '../../database/schema/catalogue.ts'
import { localised } from '../../catalogue/localised.ts'
import { toCustomisation } from '../../catalogue/to-customisation.ts'
import { ApiProblem } from '../http/api-problem.ts'

/** What a client sent for a sku, validated by the rules of its product. */
export type Decision =
  | { readonly kind: 'decided'; readonly inputs: readonly CustomisationInput[] }
  | { readonly kind: 'refused'; readonly problems: readonly ChoiceProblem[] }

interface Wish {
  readonly rules: CustomisationRow | undefined
  readonly sku: string
  readonly inputs: readonly CustomisationInput[]
  /** Of the messages; the rules are the same in all. */
  readonly locale?: string
}

/**
 * Decides what a line is: the valid choices with the defaults that count, in the order of the options, and nothing for a sku that
 * is sold as it is. Nothing of what was sent is stored but what comes out of here.
 */
export const decideCustomisation = ({ rules: row, sku, inputs, locale = 'en' }: Wish): Decision => {
  const rules = row === undefined ? undefined : toCustomisation(row, locale)
  if (row === undefined || rules === undefined || !isCustomised(rules, sku)) {
    return inputs.length === 0
      ? NOTHING
      : { kind: 'refused', problems: inputs.map(({ key }) => ({ path: key.slice(0, 64), rule: 'unknown' })) }
  }
  const choices: Choices = Object.fromEntries(inputs.map(({ key, value }) => [key, value]))
  const problems = [...unknownOptions(rules, inputs), ...validateChoices(rules, choices), ...forbiddenWords(row, choices, locale)]
  if (problems.length > 0) return { kind: 'refused', problems }
  const decided = rules.options.map((option) => ({ key: option.id, value: effectiveValue(option, choices) }))
  return { kind: 'decided', inputs: decided.filter(({ value }) => value !== '') }
}

const NOTHING: Decision = { kind: 'decided', inputs: [] }

/** Options there are not, and those that are named twice. */
const unknownOptions = ({ options }: Customisation, inputs: readonly CustomisationInput[]): readonly ChoiceProblem[] =>
  inputs
    .filter(({ key }, index) => !options.some(({ id }) => id === key) || inputs.findIndex((other) => other.key === key) !== index)
    .map(({ key }) => ({ path: key.slice(0, 64), rule: 'unknown' }))

/** Words that a merchant does not write, however they are accented, written large or spaced out. */
const forbiddenWords = ({ options }: CustomisationRow, choices: Choices, locale: string): readonly ChoiceProblem[] =>
  options.flatMap(({ id, type, forbidden = [], messages }): readonly ChoiceProblem[] => {
    const value = choices[id] ?? ''
    // Longer texts are refused for their length.
    if (type !== 'text' || forbidden.length === 0 || value.length > MOST_UNITS) return []
    const words = [...value.split(/\s+/), value].map(lettersOf)
    if (!forbidden.some((word) => words.includes(lettersOf(word)))) return []
    const message = messages?.forbidden
    return [{ path: id, rule: 'forbidden', ...(message === undefined ? {} : { message: localised(message, locale) }) }]
  })

const MOST_UNITS = 1_000

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** 422 with the first thing wrong with each option, by the option's id. */
export const customisationProblem = (problems: readonly ChoiceProblem[]): ApiProblem =>
  new ApiProblem(422, 'CUSTOMISATION_INVALID', {
    message: 'This cannot be made as it was asked for.',
    errors: problems.map(({ path, rule, message }) => ({ path, rule, message: message ?? MESSAGES[rule] })),
  })

const MESSAGES: Readonly<Record<CustomisationRuleName, string>> = {
  required: 'Please fill this in.',
  choice: 'Please choose one of these.',
  hex_color: 'Please choose a color.',
  min_length: 'This is too short.',
  max_length: 'This is too long.',
  pattern: 'This cannot be written like that.',
  characters: 'This has a character that cannot be written.',
  forbidden: 'We cannot write this.',
  unknown: 'There is no such choice.',
}
