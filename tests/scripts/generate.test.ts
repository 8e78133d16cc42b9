import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readSchemas } from '../../scripts/blocks/read-schemas.ts'
import { findStale } from '../../scripts/blocks/write-generated.ts'

it('is committed as the schemas make it, types and docs: generating again changes nothing', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  expect(await findStale({ schemas: await readSchemas(), kinds: ['types', 'docs'], root })).toEqual([])
})
