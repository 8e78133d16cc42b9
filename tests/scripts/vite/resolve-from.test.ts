import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { resolveFrom } from '../../../scripts/vite/resolve-from.ts'

const ENTRY = join(import.meta.dirname, '../../../src/i18n/translation.tsx')

/** Folders that modules of `name` were bundled from. */
const copiesOf = async (name: string, owner: string | undefined): Promise<readonly string[]> => {
  const found = new Set<string>()
  const pattern = new RegExp(`^.*/node_modules/${name}/`)
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...(owner === undefined ? [] : [resolveFrom(owner, [name])]),
      {
        name: 'look',
        moduleParsed: ({ id }) => {
          const [folder] = pattern.exec(id) ?? []
          if (folder !== undefined) found.add(folder)
        },
      },
    ],
    build: { write: false, rollupOptions: { input: ENTRY } },
  })
  return [...found]
}

it('bundles one copy of a package that several libraries have a copy of', async () => {
  // When npm lays out one copy by itself, the plugin has nothing left to do.
  expect((await copiesOf('intl-messageformat', undefined)).length).toBeGreaterThan(1)
  expect(await copiesOf('intl-messageformat', 'react-intl')).toHaveLength(1)
})
