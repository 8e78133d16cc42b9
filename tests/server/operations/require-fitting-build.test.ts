import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requireFittingBuild } from '../../../server/operations/require-fitting-build.ts'

it('refuses pages that were built for another shop, whose sites browsers would know instead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-build-'))
  const file = join(folder, 'build-shop')
  await writeFile(file, 'shops/one\n')
  expect(() => requireFittingBuild({ SHOP: 'shops/one' }, file)).not.toThrow()
  expect(() => requireFittingBuild({ SHOP: 'shops/two' }, file)).toThrow(
    'The pages were built for shops/one, and SHOP names shops/two. Build them with the same SHOP: SHOP=shops/two npm run build',
  )
  expect(() => requireFittingBuild({ SHOP: undefined }, file)).toThrow('SHOP names the demo')
  await writeFile(file, '\n')
  expect(() => requireFittingBuild({ SHOP: undefined }, file)).not.toThrow()
  expect(() => requireFittingBuild({ SHOP: undefined }, join(folder, 'none'))).not.toThrow()
  await rm(folder, { recursive: true })
})
