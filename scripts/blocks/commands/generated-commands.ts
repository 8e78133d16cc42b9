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
const generatedCommand = ({ kind, summary, help }: GeneratedCommand): Command => ({
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

export const types = generatedCommand({
  kind: 'types',
  summary: 'writes schemas/generated and the registry from the schemas',
  help: `npm run blocks types [-- --check]

Writes schemas/generated/types.ts (the props and slots of every type), bundle.json (the schemas the shop reads), and
block-registry/index.ts, policies.ts and loads.ts, which name the component of every type, when it hydrates, and what data it asks for.

  --check   writes nothing; exits with 1 where a file is not what the schemas make`,
})

export const docs = generatedCommand({
  kind: 'docs',
  summary: 'writes docs/blocks from the schemas',
  help: `npm run blocks docs [-- --check]

Writes docs/blocks: a page for every type (fields, limits, slots, needs, who may contain it, an example), the list of them,
and what every code of every problem means.

  --check   writes nothing; exits with 1 where a page is not what the schemas make`,
})
