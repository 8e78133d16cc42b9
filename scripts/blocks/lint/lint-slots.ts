import type { BlockSchema, SlotSchema } from '../../../schemas/block-schema.ts'
import { schemaFile, schemaProblem, type Problem } from './problem.ts'
import type { SchemaCode } from './schema-codes.ts'

type Blocks = Readonly<Record<string, BlockSchema>>

/** Problems of the slots a block offers and of the parents and ancestors it asks for. */
export const lintSlots = (type: string, schema: BlockSchema, blocks: Blocks): readonly Problem[] => [
  ...Object.entries(schema['x-slots'] ?? {}).flatMap(([name, slot]) =>
    slotProblems(slot, blocks).map((message) =>
      problem('slotInvalid', { type, pointer: `/x-slots/${name}`, where: `${type}.${name}` }, message),
    ),
  ),
  ...parentProblems(type, schema, blocks).map((message) =>
    problem('parentImpossible', { type, pointer: '/x-parent', where: type }, message),
  ),
  ...(schema['x-ancestor'] ?? [])
    .filter((ancestor) => !(ancestor in blocks))
    .map((ancestor) => problem('parentImpossible', { type, pointer: '/x-ancestor', where: type }, `there is no block type ${ancestor}`)),
]

const slotProblems = ({ allow, deny = [], min = 0, max = Infinity }: SlotSchema, blocks: Blocks): readonly string[] => [
  ...[...allow, ...deny].filter((name) => name !== '*' && !(name in blocks)).map((name) => `there is no block type ${name}`),
  ...(allow.includes('*') && allow.length > 1 ? ['* must be the only one'] : []),
  ...(deny.length > 0 && !allow.includes('*') ? ['deny only takes types out of *'] : []),
  ...(min > max ? ['min is above max'] : []),
]

const parentProblems = (type: string, schema: BlockSchema, blocks: Blocks): readonly string[] =>
  (schema['x-parent'] ?? []).flatMap((parent) => {
    const slots = Object.values(blocks[parent]?.['x-slots'] ?? {})
    if (!(parent in blocks)) return [`there is no block type ${parent}`]
    const isTaken = slots.some(({ allow, deny = [] }) => (allow.includes('*') || allow.includes(type)) && !deny.includes(type))
    return isTaken ? [] : [`${parent} has no slot that takes it`]
  })

const problem = (
  code: SchemaCode,
  { type, pointer, where }: { readonly type: string; readonly pointer: string; readonly where: string },
  message: string,
): Problem => schemaProblem(code, { file: schemaFile(type), pointer, where }, message)
