import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { emitLoads, emitPolicies, emitRegistry, findLoaders } from '../../../scripts/blocks/emit-registry.ts'
import { breakingChanges } from '../../../scripts/blocks/release/breaking-changes.ts'
import { lastRelease } from '../../../scripts/blocks/release/releases.ts'
import { readSchemas, type Schemas } from '../../../scripts/blocks/read-schemas.ts'
import { diffModels } from '../../../scripts/cms/diff-models.ts'
import { modelOfBundle } from '../../../scripts/cms/content-type-of-schema.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
let schemas: Schemas
beforeAll(async () => {
  schemas = await readSchemas()
})

const schemaOf = (type: string): BlockSchema => {
  const schema = schemas.blocks[type]
  if (schema === undefined) throw new Error(`There is no ${type}.`)
  return schema
}

describe('the generated registry', () => {
  it('loads each component by itself, and hydrates a block only where its schema asks for it', () => {
    const text = emitRegistry({ divider: schemaOf('divider'), 'account-menu': schemaOf('account-menu'), 'sign-in': schemaOf('sign-in') })
    expect(text).toContain("  divider: { hydrate: 'never', view: () => import('./divider/divider.tsx') },\n")
    expect(text).toContain("  'account-menu': { hydrate: 'load', view: () => import('./account-menu/account-menu.tsx') },\n")
    expect(text).toContain("  'sign-in': { hydrate: 'load', needsAllTexts: true, view: () => import('./sign-in/sign-in.tsx') },\n")
  })

  it('names every type once by when it hydrates, without its component', () => {
    const text = emitPolicies(schemas.blocks)
    for (const [type, { 'x-hydrate': policy = 'never' }] of Object.entries(schemas.blocks)) {
      const [, listed = ''] = text.split(`  ${policy}: [`)
      expect(listed.split(']', 1)[0], type).toContain(`'${type}'`)
      expect(text.split(`'${type}'`)).toHaveLength(2)
    }
    expect(text).not.toContain('import(')
  })

  it('takes the data a block asks for from the load module beside its view', async () => {
    const loaders = await findLoaders(['divider', 'top-searches'], project)
    expect(loaders).toEqual(['top-searches'])
    const text = emitLoads(loaders)
    expect(text).toContain("import { load as topSearchesLoad } from './top-searches/top-searches.load.ts'")
    expect(text).toContain("  'top-searches': topSearchesLoad,\n")
  })
})

describe('how a block hydrates', () => {
  it('is no part of what content has to fit: not in the bundle, no change of a release or of a content type', async () => {
    const release = await lastRelease(project)
    expect(JSON.stringify(schemas.bundle)).not.toMatch(/x-hydrate|x-all-texts/)
    expect(breakingChanges(release?.blocks ?? {}, schemas.blocks, {})).toEqual([])
    const model = modelOfBundle(schemas.bundle)
    expect(diffModels(model, modelOfBundle({ ...schemas.bundle, blocks: schemas.blocks }))).toEqual([])
  })
})
