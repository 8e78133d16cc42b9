import { renderToString } from 'react-dom/server'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BlockNode } from '../../../../schemas/page.ts'
import { ServerBlock } from '../../../../src/pipeline/render/server-block.tsx'
import { ClientBlock } from '../../../../src/pipeline/hydrate/client-block.tsx'
import { createViewStore, type AnyDefinition, type AnyViewProps } from '../../../../src/pipeline/blocks/registry.ts'
import { renderBlocks } from '../../../../src/pipeline/render/render-blocks.tsx'
import { countBlocks, toHydrationTree } from '../../../../src/pipeline/blocks/tree.ts'

const View = ({ id, position, slots }: AnyViewProps) => (
  <>
    {`[${id}:${position.index}:${position.isAboveFold}]`}
    {slots['body']}
  </>
)
const definition = (hydrate: AnyDefinition['hydrate']): AnyDefinition => ({ hydrate, view: async () => ({ View }) })
const registry = { still: definition('never'), live: definition('load'), breadcrumbs: definition('never') }

const positionsOf = async (items: Parameters<typeof renderBlocks>[0], isServer: boolean) => {
  const views = createViewStore(registry)
  await views.loadAll(Object.keys(registry))
  const html = renderToString(
    <>
      {renderBlocks(items, {
        registry,
        views,
        data: {},
        Block: isServer ? ServerBlock : ClientBlock,
        showsProblems: false,
        onFailed: () => undefined,
      })}
    </>,
  )
  return [...html.matchAll(/\[(.*?)\]/g)].map(([, place]) => place)
}

/** Trees of still and live blocks; ids are given in reading order afterwards. */
const tree: fc.Arbitrary<BlockNode[]> = fc.letrec<{ nodes: BlockNode[]; node: BlockNode }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'blocks' }),
  node: fc
    .record({
      type: fc.constantFrom('still', 'live', 'breadcrumbs'),
      body: fc.oneof({ depthIdentifier: 'blocks', maxDepth: 3 }, fc.constant([]), tie('nodes')),
    })
    .map(({ type, body }) => ({
      id: '',
      type,
      version: 1,
      props: {},
      slots: { body },
    })),
})).nodes

const withIds = (nodes: readonly BlockNode[], count = { value: 0 }): BlockNode[] =>
  nodes.map((node) => ({ ...node, id: `b${(count.value += 1) - 1}`, slots: { body: withIds(node.slots?.['body'] ?? [], count) } }))

const typesInOrder = (nodes: readonly BlockNode[]): readonly string[] =>
  nodes.flatMap(({ type, slots }) => [type, ...typesInOrder(slots?.['body'] ?? [])])

it('gives each block its position in reading order, breadcrumbs not counted, the same on the server and when hydrating [CRUMB-05]', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (nodes) => {
      const blocks = withIds(nodes)
      const types = typesInOrder(blocks)
      const onServer = await positionsOf(blocks, true)
      expect(onServer.map((place) => place?.split(':').slice(0, 2).join(':'))).toEqual(
        onServer.map((_, index) => `b${index}:${types.slice(0, index).filter((type) => type !== 'breadcrumbs').length}`),
      )
      const hydrated = toHydrationTree(blocks, registry)
      expect(hydrated.reduce<number>((sum, item) => sum + countBlocks(item), 0)).toBe(types.filter((type) => type !== 'breadcrumbs').length)
      const inBrowser = await positionsOf(hydrated, false)
      expect(onServer).toEqual(expect.arrayContaining(inBrowser))
    }),
    { numRuns: 60 },
  )
})
