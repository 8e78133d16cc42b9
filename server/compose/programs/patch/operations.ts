import { z } from 'zod'
import { id } from '../../requests.ts'

const name = z.string().regex(/^\w{1,64}$/)
const index = z.int().min(0).max(2_000)
const slot = name.describe('A slot of that block, as its schema names it.')
const block = id.describe('Id of a block, from read_page.')
const into = z
  .string()
  .max(64)
  .describe('Id of the block (or page) that holds the slot, or the `as` of one that an earlier operation adds.')
const locale = z.string().max(20).optional().describe('Default: the default locale of the space.')

/** What a slot or a block is told by: an id, or the name that an earlier operation gave. */
const target = z
  .string()
  .max(64)
  .describe('Id of a block or of the page, from read_page, or the `as` of one that an earlier operation adds.')

export const operation = z.discriminatedUnion('op', [
  z
    .strictObject({
      op: z.literal('set'),
      block: target,
      field: name,
      locale,
      value: z
        .json()
        .describe(
          'As the schema of the type says; null takes the value out. For rich text a string is enough: a blank line begins a paragraph. For a picture, its id.',
        ),
    })
    .describe('Sets a field of a block.'),
  z
    .strictObject({
      op: z.literal('add'),
      type: z.string().max(64),
      into,
      slot,
      index: index.optional().describe('Default: at the end.'),
      as: z
        .string()
        .regex(/^[a-z][\w-]{0,30}$/)
        .optional()
        .describe('A name for later operations of this patch.'),
      fields: z.record(name, z.json()).optional().describe('Values in the default locale.'),
    })
    .describe('Adds a new block to a slot.'),
  z
    .strictObject({
      op: z.literal('move'),
      block,
      into,
      slot,
      index: index.optional().describe('As the slot is before the move. Default: at the end.'),
    })
    .describe('Moves a block to another place.'),
  z.strictObject({ op: z.literal('remove'), block }).describe('Takes a block off the page. It stays in the CMS.'),
])

export type Operation = z.infer<typeof operation>

const operations = z.array(operation).max(100)

/** What a program wants of a page, as it has read it. */
export const patch = {
  page: id.describe('Id of the page.'),
  revision: z.string().max(64).describe('Of the page as read_page answered it. Another one is refused: read the page again.'),
  operations: operations.min(1).describe('Carried out in this order, all or none.'),
}

/** The same to look at, also without a change. */
export const look = { ...patch, operations: operations.describe('None: the draft as it is.') }
