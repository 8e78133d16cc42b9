import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { BANNER, markdownTable } from './markdown.ts'

/** docs/blocks/README.md: every type by group. */
export const indexPage = (blocks: Readonly<Record<string, BlockSchema>>): string => `${BANNER}
# Blocks

${Object.keys(blocks).length} types. Each is a JSON Schema in \`schemas/blocks\`; types, content types in the CMS, these pages and
the gallery come from it. [Codes](codes.md) says what every problem means, [working on blocks](working-on-blocks.md) how one is
made, changed and migrated, [ci](ci.md) how a repository of content is checked.

${groupsOf(blocks)
  .map(([group, rows]) => `## ${group.charAt(0).toUpperCase()}${group.slice(1)}\n\n${groupTable(rows)}`)
  .join('\n\n')}
`

type Row = readonly [string, BlockSchema]

const groupsOf = (blocks: Readonly<Record<string, BlockSchema>>): readonly (readonly [string, readonly Row[]])[] => {
  const rows = Object.entries(blocks)
  const groups = [...new Set(rows.map(([, schema]) => schema['x-group']))].sort()
  return groups.map((group) => [group, rows.filter(([, schema]) => schema['x-group'] === group)])
}

const groupTable = (rows: readonly Row[]): string =>
  markdownTable(
    ['Type', 'Name', 'What it is for'],
    rows.map(([type, { title, description }]) => [`[${type}](types/${type}.md)`, title, description]),
  )
