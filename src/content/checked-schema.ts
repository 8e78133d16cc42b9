import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS } from '../../schemas/by-width.ts'

/** A block's schema as a JSON Schema validator needs it: a responsive prop takes one value, or values by width. */
export const checkedSchema = (schema: BlockSchema): object => {
  // A schema that is nothing but a reference has none.
  const { properties = {} }: Partial<BlockSchema> = schema
  const props = Object.entries(properties)
  if (!props.some(([, prop]) => prop['x-responsive'] === true)) return schema
  return {
    ...schema,
    properties: Object.fromEntries(props.map(([name, prop]) => [name, prop['x-responsive'] === true ? either(prop) : prop])),
  }
}

const either = (prop: PropSchema): object => ({
  if: { type: 'object' },
  then: {
    properties: Object.fromEntries([...NARROW_WIDTHS.map(({ name }) => name), 'desktop'].map((name) => [name, prop])),
    required: ['desktop'],
    additionalProperties: false,
  },
  else: prop,
})
