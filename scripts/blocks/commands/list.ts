import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { readSchemas } from '../read-schemas.ts'
import { choose } from './choose.ts'
import type { Command } from './command.ts'
import { formatRows } from './format-rows.ts'

export const list: Command = {
  summary: 'every block type',
  help: `npm run blocks list [-- --group <group>] [--format pretty|json]

Every block type with its version, group, hydration, slots and the page contexts it needs.

  --group <group>   only these: content, navigation, frame, listing, product, account, checkout`,
  run: async (args, { root, print }) => {
    const { values } = parseArgs({ args: [...args], options: { group: { type: 'string' }, format: { type: 'string', default: 'pretty' } } })
    const format = choose('format', values.format, ['pretty', 'json'])
    const { blocks } = await readSchemas(new URL('schemas/', pathToFileURL(`${root}/`)))
    const rows = Object.entries(blocks)
      .filter(([, schema]) => values.group === undefined || schema['x-group'] === values.group)
      .map(([type, schema]) => rowOf(type, schema))
    print(format === 'json' ? JSON.stringify(rows, null, 2) : pretty(rows))
    return 0
  },
}

const rowOf = (type: string, schema: BlockSchema) => ({
  type,
  title: schema.title,
  version: schema['x-version'],
  group: schema['x-group'],
  hydrate: schema['x-hydrate'] ?? 'never',
  slots: Object.keys(schema['x-slots'] ?? {}),
  needs: schema['x-needs'] ?? [],
})

const pretty = (rows: readonly ReturnType<typeof rowOf>[]): string =>
  formatRows(
    ['type', 'title', 'version', 'group', 'hydrates', 'slots', 'needs'],
    rows.map(({ type, title, version, group, hydrate, slots, needs }) => [
      type,
      title,
      version,
      group,
      hydrate,
      slots.join(' '),
      needs.join(' '),
    ]),
  )
