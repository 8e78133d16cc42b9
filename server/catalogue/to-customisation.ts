import type { Customisation, CustomisationOption, CustomisationRule, CustomisationRuleName } from '../../schemas/api/customisation.ts'
import { localised } from './localised.ts'
import type { CustomisationOptionRow, CustomisationRow } from '../database/schema/catalogue.ts'
import { defined } from '../../src/lib/defined.ts'

/** Stored rules as the API answers them, in one locale. Forbidden words stay here. */
export const toCustomisation = ({ options, ...rules }: CustomisationRow, locale: string): Customisation => ({
  enabled: rules.enabled,
  excludeSkus: rules.excludeSkus,
  hasPreview: rules.hasPreview,
  options: options.map((option) => toOption(option, locale)),
})

const toOption = (option: CustomisationOptionRow, locale: string): CustomisationOption => ({
  id: option.id,
  type: option.type,
  label: localised(option.label, locale),
  values: (option.values ?? []).map(({ value, label, type, image }) => ({
    value,
    label: localised(label, locale),
    type,
    ...defined({ image }),
  })),
  ...defined({ defaultValue: option.defaultValue }),
  applyDefault: option.applyDefault ?? false,
  inputAttributes: {
    ...defined({ maxLength: option.maxLength, minLength: option.minLength, pattern: option.pattern }),
  },
  rules: rulesOf(option, locale),
})

/** The rules that apply, each with the merchant's words where there are some; of others only the words. */
const rulesOf = ({ isRequired = false, values = [], messages = {} }: CustomisationOptionRow, locale: string): CustomisationRule[] => {
  const applying: CustomisationRuleName[] = [
    ...(isRequired ? (['required'] as const) : []),
    ...(values.some(({ type }) => type === 'hex') ? (['hex_color'] as const) : []),
  ]
  return RULES.flatMap((rule) => {
    const message = messages[rule]
    if (message !== undefined && (rule !== 'required' || isRequired)) return [{ rule, message: localised(message, locale) }]
    return applying.includes(rule) ? [{ rule }] : []
  })
}

const RULES = ['required', 'hex_color', 'choice', 'min_length', 'max_length', 'pattern', 'characters', 'forbidden', 'unknown'] as const
