import { parseArgs } from 'node:util'
import { projectPath } from '../../../server/paths.ts'
import { choose } from '../../blocks/commands/choose.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { readSchemas } from '../../blocks/read-schemas.ts'
import { diffModels, losses, type TypeChange } from '../diff-models.ts'
import { keepFields } from '../keep-fields.ts'
import { listMigrations, loadMigration } from '../list-migrations.ts'
import { modelOfBundle } from '../content-type-of-schema.ts'
import { replayMigrations } from '../replay-migrations.ts'
import { writeMigration } from '../write-migration.ts'

export const migration: Command = {
  summary: 'writes the next numbered migration of the content types, from the schemas',
  help: `npm run cms migration [-- <name>] [--check] [--keep-fields | --allow-loss] [--format pretty|json]

Compares what the schemas ask for with where cms-migrations/ leads to, and writes the difference as the next file.

  <name>         what the change is about: follow-the-schemas unless given
  --check        writes nothing; exits with 1 where something is missing that --keep-fields would write
  --keep-fields  for content still to be moved by \`npm run blocks migrate\`: leaves fields the schemas no longer have, optional
                 and closed, and lets content of either version be published until the next migration
  --allow-loss   also where content would be lost`,
  run: async (args, { print, complain }) => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    const format = choose('format', values.format, ['pretty', 'json'])
    const say = (inWords: string, data: object): void => print(format === 'json' ? JSON.stringify(data) : inWords)
    const files = listMigrations()
    const from = replayMigrations(await Promise.all(files.map(loadMigration)))
    const all = diffModels(from, modelOfBundle((await readSchemas()).bundle))
    const changes = values.check || values['keep-fields'] ? keepFields(all, from) : all
    if (changes.length === 0) {
      const isMoving = all.length > 0
      say(isMoving ? MOVING : 'The content types are what the schemas ask for.', { changes: 0, ...(isMoving ? { isMoving } : {}) })
      return 0
    }
    if (values.check) {
      say(`${typesInWords(changes)} from the schemas. Run npm run cms migration.`, { changes: changes.length })
      return 1
    }
    const lost = losses(changes)
    if (lost.length > 0 && !values['allow-loss']) {
      complain(`This would lose ${lost.join(', ')}. ${WAYS_TO_LOSE}`)
      return 1
    }
    const file = await writeMigration({ name: positionals[0] ?? 'follow-the-schemas', changes, files, root: projectPath() })
    say(`${file} changes ${changes.length} content type${changes.length === 1 ? '' : 's'}.`, { changes: changes.length, file })
    return 0
  },
}

const MOVING =
  'The content types hold what the schemas ask for, and still take what they no longer have. Once npm run blocks migrate has moved it, npm run cms migration -- --allow-loss ends that.'
const WAYS_TO_LOSE =
  'Add --keep-fields to keep it until npm run blocks migrate has moved it, or --allow-loss where it is moved already or not needed.'

const typesInWords = ({ length }: readonly TypeChange[]): string =>
  length === 1 ? '1 content type differs' : `${length} content types differ`

const OPTIONS = {
  check: { type: 'boolean', default: false },
  'keep-fields': { type: 'boolean', default: false },
  'allow-loss': { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
} as const
