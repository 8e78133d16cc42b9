import { parseArgs } from 'node:util'
import { newBlock } from '../new/new-block.ts'
import { choose } from './choose.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage-error.ts'

const GROUPS = ['content', 'navigation', 'frame', 'listing', 'product', 'account', 'checkout'] as const

export const newCommand: Command = {
  summary: 'a new block: schema, component, styles, fixture, registry, types, docs, content type',
  help: `npm run blocks new <type> [-- --group <group>]

Writes schemas/blocks/<type>.schema.json and block-registry/<type>, and what comes from the schema: types, the
registry, its page in docs/blocks, the migration that makes its content type. Everything passes as it is; then put
your own fields, words and looks in place of the sample's. Nothing is overwritten.

  <type>            lower-case words joined by -, such as store-finder
  --group <group>   where the composer lists it: ${GROUPS.join(', ')} (content)`,
  run: async (args, { root, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { group: { type: 'string', default: 'content' } },
    })
    const [type, ...rest] = positionals
    if (type === undefined || rest.length > 0) throw new UsageError('Say one type: npm run blocks new store-finder')
    for (const path of await newBlock({ type, group: choose('group', values.group, GROUPS), root })) print(path)
    return 0
  },
}
