import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Command } from '../../blocks/commands/command.ts'
import { listMigrations, loadMigration, type MigrationFile, type SquashedSteps } from '../list-migrations.ts'
import { replayMigrations } from '../replay-migrations.ts'

export const squash: Command = {
  summary: 'makes one file of the first steps of cms-migrations/',
  help: `npm run cms squash -- <number>

Replaces the steps up to this number by the content model they lead to, as data: a new space gets it at once. A space that has
the last of them goes on with the steps after it; one that has only some has to be brought there by an older release. So take
the last step of the oldest release that spaces may still be at.

  <number>  0022`,
  run: async (args, { print, complain, root }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const files = listMigrations(new URL('cms-migrations/', pathToFileURL(`${root}/`)))
    const last = files.findIndex(({ name }) => name.startsWith(`${positionals[0]}-`))
    const [through] = files.slice(last)
    if (last < 1 || through === undefined) {
      complain(`Give the number of a step after the first: ${files.map(({ name }) => name.slice(0, 4)).join(', ')}.`)
      return 1
    }
    const steps = files.slice(0, last + 1)
    const file = await writeSquashed(steps, through)
    await Promise.all(steps.map(({ url }) => rm(fileURLToPath(url))))
    print(`${file} has what ${steps.length} steps led to.`)
    return 0
  },
}

const writeSquashed = async (steps: readonly MigrationFile[], { name, url }: MigrationFile): Promise<string> => {
  const model = replayMigrations(await Promise.all(steps.map(loadMigration)))
  const squashed: SquashedSteps = { through: name, types: [...model.values()] }
  const file = `${name.slice(0, 4)}-content-model.json`
  // A line for each type, so that a difference can be read.
  const types = squashed.types.map((type) => JSON.stringify(type)).join(',\n')
  await writeFile(new URL(file, url), `{"through":${JSON.stringify(squashed.through)},"types":[\n${types}\n]}\n`)
  return `cms-migrations/${file}`
}
