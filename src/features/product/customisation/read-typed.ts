import type { Customisation } from '../../../../schemas/api/customisation.ts'
import { effectiveValue, type Choices } from '../../../lib/validate-customisation.ts'

/** Name of an option's inputs. */
export const inputName = (id: string): string => `customise-${id}`

/** What a shopper entered before the page's code came: hydration leaves it in the fields, and says nothing. */
export const readTyped = (section: Element | null, { options }: Pick<Customisation, 'options'>): Choices => {
  const inputs = [...(section?.querySelectorAll('input') ?? [])].filter(({ type, checked }) => type === 'text' || checked)
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = inputs.find(({ name }) => name === inputName(option.id))?.value ?? ''
      return value === '' || value === effectiveValue(option, {}) ? [] : [[option.id, value]]
    }),
  )
}
