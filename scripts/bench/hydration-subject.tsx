import type { ReactElement, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry as blocks } from '../../block-registry/index.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { App } from '../../src/pipeline/render/app.tsx'
import { loadMessages } from '../../src/i18n/load-messages.ts'
import { ServerBlock } from '../../src/pipeline/render/server-block.tsx'
import { ClientBlock } from '../../src/pipeline/hydrate/client-block.tsx'
import { createGates } from '../../src/pipeline/hydrate/gates.ts'
import { renderBlocks } from '../../src/pipeline/render/render-blocks.tsx'
import { toRegistry, createViewStore } from '../../src/pipeline/blocks/registry.ts'
import type { RenderEnv } from '../../src/pipeline/render/render-env.ts'
import type { BlockData } from '../../src/pipeline/load/load-plan.ts'
import { toHydrationTree, typesOf } from '../../src/pipeline/blocks/tree.ts'
import { siteValueOf } from '../../src/site/site-value.ts'
import { byHand, pageNodes, siteOfBench } from './subject.tsx'

/** As a long landing page has it: a row of products for each so many blocks that stay HTML. */
const BLOCKS_PER_TRAY = 25

/** Every block in one plain root; as the shop does; the same without waiting for any block to come into view. */
export type Way = 'floor' | 'ours' | 'atOnce'

/** A page of so many blocks: its HTML on the server, and in the browser what takes it over, with all code at hand. */
export const createHydration = async (count: number) => {
  const site = siteValueOf(siteOfBench(), 'en')
  const messages = await loadMessages('en')
  const registry = toRegistry(blocks)
  const views = createViewStore(registry)
  const trays = Math.floor(count / BLOCKS_PER_TRAY)
  const nodes = withTrays(pageNodes(count - trays), trays)
  const data = dataOf(nodes)
  await views.loadAll(typesOf(nodes))
  const env: RenderEnv = { registry, views, data, Block: ClientBlock, showsProblems: false, onFailed: () => undefined }
  const inShop = (children: ReactNode): ReactElement => (
    <App site={site} messages={messages} navigation={[]} app={{ frame: { header: [], footer: [], data: {} }, env }}>
      {children}
    </App>
  )
  const floor = () => inShop(nodes.map((node, index) => byHand(node, index, views, data)))
  return {
    html: (way: Way): string =>
      renderToString(way === 'floor' ? floor() : inShop(renderBlocks(nodes, { ...env, Block: ServerBlock, isUnguarded: true }))),
    hydrate: (way: Way, root: HTMLElement): void => {
      const onRecoverableError = (cause: unknown): never => {
        throw new Error(`What hydrates must be what was rendered: ${String(cause)}`)
      }
      const gates = way === 'ours' ? { gates: createGates({ root, prepare: views.load }) } : {}
      const ours = () => inShop(renderBlocks(toHydrationTree(nodes, registry), { ...env, ...gates }))
      hydrateRoot(root, way === 'floor' ? floor() : ours(), { onRecoverableError })
    },
  }
}

const TRAY = fixturesByType['product-tray']?.[0]

const withTrays = (nodes: readonly BlockNode[], trays: number): readonly BlockNode[] => {
  if (TRAY === undefined) throw new Error('The bench does not fit the blocks any more')
  const every = Math.ceil(nodes.length / Math.max(1, trays))
  return nodes.flatMap((node, index) => (index % every === every - 1 ? [{ ...TRAY.node, id: `tray${index}` }, node] : [node]))
}

const dataOf = (nodes: readonly BlockNode[]): BlockData =>
  Object.fromEntries(nodes.filter(({ type }) => type === 'product-tray').map(({ id }) => [id, TRAY?.data ?? {}]))
