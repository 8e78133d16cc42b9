import { expect, it } from 'vitest'
import type { BlockAnswers, BlockDefinition, BlockRegistry } from '../../block-registry/block.ts'
import { registry } from '../../block-registry/index.ts'
import type { BlockType } from '../../schemas/generated/types.ts'
import { readSchemas } from '../../scripts/blocks/read-schemas.ts'
import { hit } from '../factories/hit.ts'

it.each(Object.keys(registry) as BlockType[])('the component of %s is all that its file exports', async (type) => {
  expect(Object.values(await registry[type].view())).toEqual([expect.any(Function)])
})

it('every block of schemas/blocks is in the registry, with the hydration its schema asks for', async () => {
  const { blocks } = await readSchemas()
  const asked = Object.entries(blocks).map(([type, schema]) => [type, schema['x-hydrate'] ?? 'never'])
  expect(Object.entries(registry).map(([type, { hydrate }]) => [type, hydrate])).toEqual(asked)
})

it('a type cannot be given the component of another: that does not compile', () => {
  const own: BlockDefinition<'headline'> = { hydrate: 'never', view: () => import('../../block-registry/headline/headline.tsx') }
  const swapped: BlockDefinition<'headline'> = {
    hydrate: 'never',
    // @ts-expect-error A video's props are not a headline's.
    view: () => import('../../block-registry/video-embed/video-embed.tsx'),
  }
  expect(own.view).not.toBe(swapped.view)
})

it('a view reads the answers to what its load asks for: anything else does not compile', () => {
  const hits: BlockAnswers<'product-tray'>['hits'] = [hit('a')]
  // @ts-expect-error A product tray does not ask for ways to ship.
  const options: BlockAnswers<'product-tray'> = { options: [] }
  // @ts-expect-error A hero asks for nothing.
  const none: BlockAnswers<'hero'> = { hits }
  expect([hits?.length, Object.keys(options), Object.keys(none)]).toEqual([1, ['options'], ['hits']])
})

it('a registry that lacks the component of a schema does not compile', () => {
  const { headline: _, ...others } = registry
  // @ts-expect-error The headline is missing.
  const incomplete: BlockRegistry = others
  expect(Object.keys(incomplete)).not.toContain('headline')
})
