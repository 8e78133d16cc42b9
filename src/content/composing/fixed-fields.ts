import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { displayFieldOf, NAME_FIELD } from '../block-name.ts'
import { VERSION_FIELD } from '../to-block.ts'

/**
 * What every new entry of a block has and nobody fills in: the version of its schema and, where no field of it names it in the CMS's lists,
 * a name.
 */
export const fixedFieldsOf = (schema: BlockSchema, name: string = schema.title): Readonly<Record<string, Json>> => ({
  ...(displayFieldOf(schema) === undefined ? { [NAME_FIELD]: name } : {}),
  [VERSION_FIELD]: schema['x-version'],
})
