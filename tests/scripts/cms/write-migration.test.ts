import { expect, it } from 'vitest'
import { migrationFile } from '../../../scripts/cms/write-migration.ts'

const pathAfter = async (...names: readonly string[]): Promise<string> => {
  const [path] = await migrationFile({ name: 'new-field', changes: [], files: names.map((name) => ({ name })) })
  return path
}

it('numbers a step of the content model after the last one, also where numbers are missing', async () => {
  expect(await pathAfter()).toBe('cms-migrations/0001-new-field.ts')
  expect(await pathAfter('0001-pages', '0009-profile', '0013-link-items')).toBe('cms-migrations/0014-new-field.ts')
})
