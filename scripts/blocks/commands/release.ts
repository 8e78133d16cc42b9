import { parseArgs } from 'node:util'
import { formatPretty } from '../lint/format-problems.ts'
import { lintProject } from '../lint/lint-project.ts'
import { writeRelease } from '../release/releases.ts'
import type { Command } from './command.ts'

export const release: Command = {
  summary: 'records the schemas of a release, which later ones are compared with',
  help: `npm run blocks release

Writes schemas/releases/<number>.json: the block schemas as they go live. \`npm run blocks lint\` compares the schemas of the
working tree with the last record and refuses what would make stored content unfit. Refuses itself while lint does.`,
  run: async (args, { root, print, complain }) => {
    parseArgs({ args: [...args], options: {} })
    const { schemas, release: last, problems } = await lintProject(root)
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) {
      complain(formatPretty(errors))
      return 1
    }
    print(await writeRelease(root, { release: (last?.release ?? 0) + 1, blocks: schemas.bundle.blocks }))
    return 0
  },
}
