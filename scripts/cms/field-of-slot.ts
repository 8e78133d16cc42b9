import type { SlotSchema } from '../../schemas/block-schema.ts'
import type { FieldModel } from './content-model.ts'

/**
 * The CMS field of a block's slot: an ordered list of entries of the types it takes. A slot for any block names no types, so
 * that a new block does not change every such field; the publisher refuses what does not fit.
 */
export const fieldOfSlot = (id: string, { title, description, allow, min = 0, max }: SlotSchema): FieldModel => ({
  id,
  options: {
    name: title,
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: allow.includes('*') ? [] : [{ linkContentType: [...allow] }] },
    localized: false,
    required: min > 0,
    validations: [{ size: { ...(min > 0 ? { min } : {}), ...(max === undefined ? {} : { max }) } }].filter(
      ({ size }) => Object.keys(size).length > 0,
    ),
  },
  control: { widgetId: 'entryCardsEditor', ...(description === undefined ? {} : { helpText: description }) },
})
