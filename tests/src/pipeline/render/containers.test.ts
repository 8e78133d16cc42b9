import { describe, expect, it } from 'vitest'
import { planHydration } from '../../../../src/pipeline/render/containers.ts'
import type { AnyDefinition, Registry } from '../../../../src/pipeline/blocks/registry.ts'
import type { TreeNode } from '../../../../src/pipeline/blocks/tree.ts'
import { defined } from '../../../../src/lib/defined.ts'

const define = (hydrate: AnyDefinition['hydrate']): AnyDefinition => ({ hydrate, view: () => Promise.resolve({}) })
const registry: Registry = {
  box: define('never'),
  text: define('never'),
  menu: define('intent'),
  cart: define('use'),
  form: define('load'),
}

const node = (id: string, type: string, inside: readonly (TreeNode | number)[] = [], meta?: TreeNode['meta']): TreeNode => ({
  id,
  type,
  version: 1,
  props: {},
  ...(inside.length === 0 ? {} : { slots: { content: inside } }),
  ...defined({ meta }),
})

describe('a block that hydrates only for what is inside', () => {
  it('waits for the first of the blocks inside that wait, however deep', () => {
    const items = [node('bar', 'box', [2, node('row', 'box', [node('menu', 'menu')]), node('cart', 'cart')])]
    expect(planHydration(items, registry).containers).toEqual([
      { id: 'bar', type: 'box', inside: ['menu', 'cart'] },
      { id: 'row', type: 'box', inside: ['menu'] },
    ])
    expect(planHydration(items, registry).eager).toEqual([])
  })

  it('waits for nothing where a block inside hydrates at once', () => {
    const items = [node('bar', 'box', [node('form', 'form'), node('row', 'box', [node('menu', 'menu')])])]
    expect(planHydration(items, registry).containers.map(({ id }) => id)).toEqual(['row'])
    expect(planHydration(items, registry).eager).toEqual(['box', 'form'])
  })

  it('waits for nothing where it comes and goes with the navigation context, as a block inside may have gone', () => {
    const items = [node('bar', 'box', [node('menu', 'menu')], { navContexts: ['women'] })]
    expect(planHydration(items, registry).containers).toEqual([])
  })

  it('is none where everything inside stays HTML', () => {
    const items = [node('bar', 'box', [node('text', 'text')]), 3]
    expect([planHydration(items, registry).containers, planHydration([3], registry).eager]).toEqual([[], []])
  })
})
