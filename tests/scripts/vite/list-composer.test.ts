import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type InlineConfig, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPOSER_MODULES, listComposer } from '../../../scripts/vite/list-composer.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'list-composer-'))
  for (const folder of ['src', 'composer']) await mkdir(join(root, folder))
  await writeFile(join(root, 'composer/editor.ts'), 'export const open = (): void => console.log("composer")\n')
  await writeFile(join(root, 'src/alone.ts'), 'console.log("shop")\n')
  await writeFile(join(root, 'src/leaky.ts'), 'import { open } from "../composer/editor.ts"\nopen()\n')
  await writeFile(join(root, 'src/lazy.ts'), 'void import("../composer/editor.ts").then(({ open }) => open())\n')
})
afterAll(() => rm(root, { recursive: true }))

/** What is written down for a shop that begins with a module. */
const listed = async (entry: string): Promise<unknown> => {
  const input = join(root, 'src', entry)
  const options: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [listComposer(root)] }
  const { output } = (await build({ ...options, build: { write: false, rollupOptions: { input } } })) as Rollup.RollupOutput
  const file = output.find(({ fileName }) => fileName === COMPOSER_MODULES)
  return file?.type === 'asset' ? JSON.parse(String(file.source)) : undefined
}

it.each(['leaky.ts', 'lazy.ts'])(
  'names each module of the composer that a shopper’s file has, loaded at once or later: %s',
  async (entry) => {
    expect(Object.values((await listed(entry)) as object)).toEqual([{ 'composer/editor.ts': expect.any(Number) }])
  },
)

it('names none where the composer is in no shopper’s file', async () => {
  expect(await listed('alone.ts')).toEqual({})
})
