import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatFile } from '../blocks/new/format-file.ts'
import type { TypeChange } from './diff-models.ts'
import { printMigration } from './print-migration.ts'

interface Order {
  /** What it is about, in words joined by -. */
  readonly name: string
  readonly changes: readonly TypeChange[]
  /** How many steps there are already. */
  readonly count: number
  /** The project's root. */
  readonly root: string
}

/** Writes the next step of cms-migrations/ in the form every source of the project has; answers its path from the root. */
export const writeMigration = async ({ name, changes, count, root }: Order): Promise<string> => {
  const path = `cms-migrations/${String(count + 1).padStart(4, '0')}-${name}.ts`
  await writeFile(join(root, path), await formatFile(printMigration(changes), { root, path }))
  return path
}
