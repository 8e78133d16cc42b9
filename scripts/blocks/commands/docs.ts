import { generatedCommand } from './generated-command.ts'

export const docs = generatedCommand({
  kind: 'docs',
  summary: 'writes docs/blocks from the schemas',
  help: `npm run blocks docs [-- --check]

Writes docs/blocks: a page for every type (fields, limits, slots, needs, who may contain it, an example), the list of them,
and what every code of every finding means.

  --check   writes nothing; exits with 1 where a page is not what the schemas make`,
})
