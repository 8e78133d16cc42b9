import type { CustomisationRow } from '../../server/database/schema/catalogue.ts'

const en = (text: string) => ({ en: text })

/** A bottle to be engraved: a text that is required, an ink that has a default, a place. */
export const ENGRAVING: CustomisationRow = {
  enabled: true,
  excludeSkus: ['7-PLAIN'],
  hasPreview: true,
  options: [
    {
      id: 'text',
      type: 'text',
      label: { en: 'Engraving', fr: 'Gravure' },
      isRequired: true,
      minLength: 2,
      maxLength: 12,
      pattern: String.raw`[\p{L}\p{M}\p{N} .,'&+-]+`,
      forbidden: ['rude'],
      messages: { required: en('Tell us what to engrave.'), forbidden: en('Something kinder, please.') },
    },
    {
      id: 'ink',
      type: 'swatches',
      label: en('Ink'),
      values: [
        { value: '#c8a24a', label: { en: 'Gold', fr: 'Or' }, type: 'hex' },
        { value: '#fff', label: en('White'), type: 'hex' },
      ],
      defaultValue: '#c8a24a',
      applyDefault: true,
    },
    {
      id: 'place',
      type: 'position',
      label: en('Place'),
      values: [
        { value: 'upper', label: en('Top'), type: 'text', at: { x: 0.5, y: 0.4, width: 0.3 } },
        { value: 'lower', label: en('Bottom'), type: 'text', at: { x: 0.5, y: 0.7, width: 0.3 } },
      ],
    },
  ],
}

/** Three texts, none of which is required. */
export const WORDS: CustomisationRow = {
  enabled: true,
  excludeSkus: [],
  hasPreview: true,
  options: ['text', 'front', 'back'].map((id) => ({ id, type: 'text', label: en(id) })),
}
