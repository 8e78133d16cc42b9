import { parseArgs } from 'node:util'
import { choose } from '../../blocks/commands/choose.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { connectionOf } from '../connect-cms.ts'
import { runCmsMigrations } from '../run-cms-migrations.ts'

export const migrate: Command = {
  summary: 'applies what cms-migrations/ has and the space has not',
  help: `npm run cms migrate [-- --format pretty|json]

Brings the space of the environment to the content types of this release: in order, each once, and going on where an
interrupted run stopped. Without CONTENTFUL_MANAGEMENT_HOST the space is that of the running shop.`,
  run: async (args, { print, complain, env }) => {
    const { values } = parseArgs({ args: [...args], options: { format: { type: 'string', default: 'pretty' } } })
    const format = choose('format', values.format, ['pretty', 'json'])
    const applied = await runCmsMigrations({ ...(await connectionOf({ env })), log: complain })
    const inWords = applied.length === 0 ? 'The space is up to date.' : `Applied ${applied.join(', ')}.`
    print(format === 'json' ? JSON.stringify({ applied }) : inWords)
    return 0
  },
}
