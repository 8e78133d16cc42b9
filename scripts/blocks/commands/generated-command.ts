import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { GeneratedKind } from '../generated-files.ts'
import { readSchemas } from '../read-schemas.ts'
import { findStale, writeGenerated } from '../write-generated.ts'
import type { Command } from './command.ts'

interface GeneratedCommand {
  readonly kind: GeneratedKind
  readonly summary: string
  readonly help: string
}

/** A command that writes one family of generated files, or with `--check` says which are stale. */
export const generatedCommand = ({ kind, summary, help }: GeneratedCommand): Command => ({
  summary,
  help,
  run: async (args, { root, print, complain }) => {
    const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean', default: false } } })
    const schemas = await readSchemas(new URL('schemas/', pathToFileURL(`${root}/`)))
    const input = { schemas, kinds: [kind], root }
    if (!values.check) {
      const written = await writeGenerated(input)
      for (const path of written) print(path)
      if (written.length === 0) print('Everything is as the schemas make it.')
      return 0
    }
    const stale = await findStale(input)
    for (const path of stale) complain(`${path} is not what the schemas make`)
    return stale.length === 0 ? 0 : 1
  },
})
