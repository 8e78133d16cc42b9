import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatText } from '../format-text.ts'
import type { TypeChange, FieldChange } from './diff-models.ts'
import type { MigrationFile } from './list-migrations.ts'
import { inspect } from 'node:util'

interface MigrationInput {
  /** What it is about, in words joined by -. */
  readonly name: string
  readonly changes: readonly TypeChange[]
  /** The steps there are already, in their order. Numbers may be missing: steps that became one. */
  readonly files: readonly Pick<MigrationFile, 'name'>[]
}

/** Path and text of the next step of cms-migrations/, in the form every source of the project has. */
export const migrationFile = async ({ name, changes, files }: MigrationInput): Promise<readonly [path: string, text: string]> => {
  const last = Number(files.at(-1)?.name.slice(0, 4) ?? 0)
  const path = `cms-migrations/${String(last + 1).padStart(4, '0')}-${name}.ts`
  return [path, await formatText(path, printMigration(changes))]
}

/** Writes the next step of cms-migrations/ below the project's root; answers its path from there. */
export const writeMigration = async ({ root, ...input }: MigrationInput & { readonly root: string }): Promise<string> => {
  const [path, text] = await migrationFile(input)
  await writeFile(join(root, path), text)
  return path
}

type Arrangement = Extract<FieldChange, { readonly kind: 'arrange' }>

/** The source of a migration file. */
export const printMigration = (
  changes: readonly TypeChange[],
): string => `import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
${changes.map(printType).join('\n\n')}
}
`

const printType = (change: TypeChange): string => {
  if (change.kind === 'deleteContentType') return `  migration.deleteContentType(${literal(change.id)})`
  const name = variableOf(change.id)
  const options = Object.keys(change.options).length === 0 ? '' : `, ${literal(change.options)}`
  const statement = `migration.${change.kind}(${literal(change.id)}${options})`
  if (change.fields.length === 0) return `  ${statement}`
  return [`  const ${name} = ${statement}`, ...change.fields.flatMap((field) => printChange(name, field))].join('\n')
}

const printChange = (typeName: string, change: FieldChange): readonly string[] =>
  change.kind === 'arrange' ? printLayout(typeName, change) : [`  ${typeName}.${printField(change)}`]

/** Fields begin in the first group; the others get theirs one by one. */
const printLayout = (typeName: string, { groups, hadGroups }: Arrangement): readonly string[] => {
  const removal = hadGroups ? [`  ${typeName}.deleteEditorLayout()`] : []
  if (groups.length === 0) return removal
  const name = typeName.replace(/Type$/, 'Layout')
  return [
    ...removal,
    `  const ${name} = ${typeName}.createEditorLayout()`,
    ...groups.map((group) => `  ${name}.createFieldGroup(${literal(group.id)}, ${literal({ name: group.name })})`),
    ...groups
      .slice(1)
      .flatMap(({ id, fields }) => fields.map((field) => `  ${name}.moveField(${literal(field)}).toTheBottomOfFieldGroup(${literal(id)})`)),
  ]
}

const printField = (change: Exclude<FieldChange, Arrangement>): string => {
  const id = literal(change.id)
  switch (change.kind) {
    case 'createField':
    case 'editField':
      return `${change.kind}(${id}, ${literal(change.options)})`
    case 'deleteField':
      return `deleteField(${id})`
    case 'moveField':
      return `moveField(${id}).${change.after === undefined ? 'toTheTop()' : `afterField(${literal(change.after)})`}`
    case 'changeFieldControl': {
      const { widgetId, helpText } = change.control
      return `changeFieldControl(${id}, 'builtin', ${literal(widgetId)}${helpText === undefined ? '' : `, ${literal({ helpText })}`})`
    }
  }
}

/** `button-group` becomes `buttonGroup`; a word that code cannot use gets an underscore. */
const variableOf = (id: string): string => `${id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())}Type`

const literal = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY, maxArrayLength: null, maxStringLength: null, compact: true })
