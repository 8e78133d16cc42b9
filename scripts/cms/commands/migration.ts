import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { SchemaBundle } from '../../../schemas/block-schema.ts'
import { choose } from '../../blocks/commands/choose.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { diffModels, losses } from '../diff-models.ts'
import { keepFields } from '../keep-fields.ts'
import { listMigrations, loadMigration, MIGRATIONS_DIRECTORY } from '../list-migrations.ts'
import { modelOfBundle } from '../model-of-bundle.ts'
import { printMigration } from '../print-migration.ts'
import { replayMigrations } from '../replay-migrations.ts'

export const migration: Command = {
  summary: 'writes the next numbered migration of the content types, from the schemas',
  help: `npm run cms migration [-- <name>] [--check] [--keep-fields | --allow-loss] [--format pretty|json]

Compares what the schemas ask for with where cms-migrations/ leads to, and writes the difference as the next file.

  <name>         what the change is about: follow-the-schemas unless given
  --check        writes nothing; exits with 1 where there is a difference
  --keep-fields  leaves fields the schemas no longer have, optional and closed, until \`npm run blocks migrate\` has moved
                 what is in them
  --allow-loss   also where content would be lost`,
  run: async (args, { print, complain }) => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    const format = choose('format', values.format, ['pretty', 'json'])
    const say = (inWords: string, data: object): void => print(format === 'json' ? JSON.stringify(data) : inWords)
    const files = listMigrations()
    const from = replayMigrations(await Promise.all(files.map(loadMigration)))
    const all = diffModels(from, modelOfBundle(readBundle()))
    const changes = values['keep-fields'] ? keepFields(all, from) : all
    if (changes.length === 0) {
      say('The content types are what the schemas ask for.', { changes: 0 })
      return 0
    }
    if (values.check) {
      say(`${changes.length} content types differ from the schemas. Run npm run cms migration.`, { changes: changes.length })
      return 1
    }
    const lost = losses(changes)
    if (lost.length > 0 && !values['allow-loss']) {
      complain(`This would lose ${lost.join(', ')}. If that is meant, add --allow-loss.`)
      return 1
    }
    const file = `${String(files.length + 1).padStart(4, '0')}-${positionals[0] ?? 'follow-the-schemas'}.ts`
    writeFileSync(new URL(file, MIGRATIONS_DIRECTORY), printMigration(changes))
    say(`cms-migrations/${file} changes ${changes.length} content types.`, { changes: changes.length, file: `cms-migrations/${file}` })
    return 0
  },
}

const OPTIONS = {
  check: { type: 'boolean', default: false },
  'keep-fields': { type: 'boolean', default: false },
  'allow-loss': { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
} as const

const readBundle = (): SchemaBundle => {
  const file = new URL('../../../schemas/generated/bundle.json', import.meta.url)
  // Written by scripts/generate.ts, which validates every schema in it.
  return JSON.parse(readFileSync(file, 'utf8')) as SchemaBundle
}
