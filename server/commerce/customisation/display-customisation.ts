import type { CustomisationDisplay, CustomisationInput } from '../../../schemas/api/customisation.ts'
import { withHash } from '../../../src/lib/validate-customisation.ts'
import { localised } from '../../catalogue/localised.ts'
import type { CustomisationOptionRow, CustomisationRow } from '../../database/schema/catalogue.ts'
import type { Secret } from '../../lib/secret.ts'
import { previewAddress, type PreviewDrawing } from './preview-address.ts'

interface Displayed {
  readonly rules: CustomisationRow
  /** As `decideCustomisation` answered them. */
  readonly inputs: readonly CustomisationInput[]
  readonly locale: string
  /** Path of the product's picture. */
  readonly picture: string | undefined
  readonly secret: Secret
}

/** What decided choices look like: words in a locale, and the address of a picture that nobody but the shop can name. */
export const displayCustomisation = ({ rules, inputs, locale, picture, secret }: Displayed): CustomisationDisplay => {
  const drawing = rules.hasPreview && picture !== undefined ? drawingOf(rules, inputs, picture) : undefined
  return {
    texts: inputs.flatMap(({ key, value }) => {
      const option = rules.options.find(({ id }) => id === key)
      if (option === undefined) return []
      const chosen = valueOf(option, value)
      return [{ label: localised(option.label, locale), value: chosen === undefined ? value : localised(chosen.label, locale) }]
    }),
    ...(drawing === undefined ? {} : { previewImage: { thumbnail: previewAddress(drawing, secret) } }),
  }
}

const drawingOf = ({ options }: CustomisationRow, inputs: readonly CustomisationInput[], picture: string): PreviewDrawing => {
  const chosen = options.flatMap((option) => {
    const value = inputs.find(({ key }) => key === option.id)?.value
    return value === undefined ? [] : [{ option, value, row: valueOf(option, value) }]
  })
  const ink = chosen.find(({ row }) => row?.type === 'hex')?.value
  return {
    picture,
    text: chosen.find(({ option }) => option.type === 'text')?.value ?? '',
    ...(ink === undefined ? {} : { ink: withHash(ink) }),
    at: chosen.find(({ row }) => row?.at !== undefined)?.row?.at ?? MIDDLE,
  }
}

const MIDDLE = { x: 0.5, y: 0.55, width: 0.3 }

const valueOf = ({ values = [] }: CustomisationOptionRow, value: string) => values.find((known) => known.value === value)
