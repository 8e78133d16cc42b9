import { expect, it } from 'vitest'
import type { BlockDefinition } from '../../block-registry/block.ts'
import { registry } from '../../block-registry/index.ts'

it.each(Object.keys(registry) as (keyof typeof registry)[])('the component of %s is all that its file exports', async (type) => {
  expect(Object.values(await registry[type].view())).toEqual([expect.any(Function)])
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
