import { parseArgs } from 'node:util'
import { readConfig } from '../../../server/config.ts'
import { readSites } from '../../../server/sites.ts'
import type { Problem } from '../lint/problem.ts'
import { PROBLEM_FORMATS, formatProblems } from '../lint/format-problems.ts'
import { lintContent } from '../lint/lint-content.ts'
import { lintProject } from '../lint/lint-project.ts'
import { readExport } from '../lint/read-export.ts'
import { readSpace } from '../lint/read-space.ts'
import { choose } from './choose.ts'
import type { Command, CommandIo } from './command.ts'

export const lint: Command = {
  summary: 'checks schemas, fixtures and migrations, or the content of a space or an export',
  help: `npm run blocks lint [-- --since <revision>] [--format pretty|json|sarif]
npm run blocks lint -- --space | --export <folder> [--format pretty|json|sarif]

Without --space or --export: every schema against the meta-schema, every fixture against its schema, and all of them against
the last release in schemas/releases: a rename, removal, change of type or newly required prop needs a step and a fixture of
the old version. With one of them: every page as publishing would check it, for every site and language.

  --since <revision>   compares with the schemas of a git revision instead of the last release
  --space              the published pages of the space of the environment (CONTENTFUL_*); without, of the running shop
  --export <folder>    the pages in a folder of JSON files, as the vendor's export tool writes them; drafts included
  --format <format>    pretty (default), json: a list of problems, sarif: for code scanning

What the codes mean: docs/blocks/codes.md. Exits with 1 where there is an error; warnings alone exit with 0.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        since: { type: 'string' },
        space: { type: 'boolean', default: false },
        export: { type: 'string' },
        format: { type: 'string', default: 'pretty' },
      },
    })
    const format = choose('format', values.format, PROBLEM_FORMATS)
    const problems = await findAll(values, io)
    io.print(formatProblems(problems, format))
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0
  },
}

interface Options {
  readonly since?: string | undefined
  readonly space: boolean
  readonly export?: string | undefined
}

const findAll = async (options: Options, { root, env }: CommandIo): Promise<readonly Problem[]> => {
  if (options.space) {
    const content = await readSpace(env)
    // Nothing read is not nothing wrong.
    if (content.pages.length === 0) throw new Error('There is no published page in the space.')
    return lintContent(content, readSites(readConfig(env)))
  }
  if (options.export !== undefined) return lintContent(await readExport(options.export), readSites(readConfig(env)))
  return (await lintProject(root, options.since)).problems
}
