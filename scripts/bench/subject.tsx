import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry as blocks } from '../../block-registry/index.ts'
import type { BlockPosition } from '../../block-registry/block.ts'
import type { BlockNode, Page } from '../../schemas/page.ts'
import sites from '../../themes/config.json'
import { App } from '../../src/pipeline/render/app.tsx'
import { blockSchemas, commonSchemas } from '../../src/content/block-schemas.ts'
import { createPageValidator } from '../../src/content/validate-page.ts'
import { loadMessages } from '../../src/i18n/load-messages.ts'
import { ServerBlock } from '../../src/pipeline/render/server-block.tsx'
import { renderBlocks } from '../../src/pipeline/render/render-blocks.tsx'
import { toRegistry, createViewStore } from '../../src/pipeline/blocks/registry.ts'
import type { RenderEnv } from '../../src/pipeline/render/render-env.ts'
import type { BlockData } from '../../src/pipeline/load/load-plan.ts'
import { typesOf } from '../../src/pipeline/blocks/tree.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteValueOf } from '../../src/site/site-value.ts'

/** Blocks a landing page is mostly made of, flat and with blocks in slots. */
const TYPES = ['headline', 'text-and-image', 'usp-bar', 'category-cards', 'divider', 'poster-grid', 'markdown', 'accordion']

interface Rendering {
  readonly floor: () => string
  readonly ours: () => string
  readonly blocks: number
  /** The page as other renderers are given it, the component of each type, and what they made of it as HTML of the same shop. */
  readonly forPeers: {
    readonly blocks: readonly PeerBlock[]
    readonly types: readonly string[]
    readonly viewOf: (type: string) => unknown
    readonly slotsOf: (type: string) => readonly string[]
    readonly render: (children: ReactNode) => string
  }
}

/** A block that knows its position: other renderers do not pass one. */
interface PeerBlock extends Pick<BlockNode, 'id' | 'type' | 'props'> {
  readonly position: BlockPosition
  readonly slots: Readonly<Record<string, readonly PeerBlock[]>>
}

/** The same page twice: through the renderer, and as one would write it by hand with `map(createElement)`. */
export const createRendering = async (count: number): Promise<Rendering> => {
  const site = siteValueOf(siteOfBench(), 'en')
  const messages = await loadMessages('en')
  const registry = toRegistry(blocks)
  const views = createViewStore(registry)
  const nodes = pageNodes(count)
  await views.loadAll(typesOf(nodes))
  const env: RenderEnv = { registry, views, data: {}, Block: ServerBlock, isUnguarded: true, showsProblems: false, onFailed: () => fail() }
  const render = (children: ReactNode): string =>
    renderToString(
      <App site={site} messages={messages} navigation={[]} app={{ frame: { header: [], footer: [], data: {} }, env }}>
        {children}
      </App>,
    )
  return {
    ours: () => render(renderBlocks(nodes, env)),
    floor: () => render(nodes.map((node, index) => byHand(node, index, views))),
    blocks: countAll(nodes),
    forPeers: {
      blocks: nodes.map(toPeerBlock),
      types: [...typesOf(nodes)],
      viewOf: (type) => views.get(type) ?? fail(),
      slotsOf: (type) => Object.keys(blockSchemas.get(type)?.['x-slots'] ?? {}),
      render,
    },
  }
}

const toPeerBlock = ({ id, type, props, slots = {} }: BlockNode, index: number): PeerBlock => ({
  id,
  type,
  props,
  position: positionOf(index),
  slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map(toPeerBlock)])),
})

const positionOf = (index: number): BlockPosition => ({ index, isAboveFold: index < 4 })

export const siteOfBench = (): SiteConfig =>
  // The file is ours; its inferred type is narrower than the contract.
  (Object.values(sites) as unknown as readonly SiteConfig[])[2] ?? fail()

/** Checks a page of so many blocks, as publishing does. */
export const createValidation = (count: number): (() => number) => {
  const validate = createPageValidator(blockSchemas, commonSchemas)
  const page: Page = {
    id: 'bench',
    key: 'landing/bench',
    kind: 'landing',
    siteTag: 'ald-gb',
    language: 'en',
    title: 'Bench',
    seo: {},
    blocks: pageNodes(count),
  }
  const bytes = JSON.stringify(page).length
  return () => validate(page, bytes).filter(({ severity }) => severity === 'error').length
}

/** A block and those in it, written by hand. */
export const byHand = (node: BlockNode, index: number, views: ReturnType<typeof createViewStore>, data: BlockData = {}): ReactNode => {
  const slots = Object.fromEntries(
    Object.entries(node.slots ?? {}).map(([name, nodes]) => [name, nodes.map((each) => byHand(each, index, views, data))]),
  )
  return createElement(views.get(node.type) ?? fail(), {
    key: node.id,
    id: node.id,
    props: node.props,
    slots,
    position: positionOf(index),
    meta: {},
    data: data[node.id] ?? {},
  })
}

/** Exactly `count` blocks, slots included: fixtures in turn, the last ones simple. */
export const pageNodes = (count: number): readonly BlockNode[] => {
  const nodes: BlockNode[] = []
  for (let turn = 0, left = count; left > 0; turn += 1) {
    const next = fixtureOf(TYPES[turn % TYPES.length] ?? fail())
    const node = countAll([next]) <= left ? next : fixtureOf('divider')
    left -= countAll([node])
    nodes.push(withOwnIds(node, `b${turn}`))
  }
  return nodes
}

const fixtureOf = (type: string): BlockNode => fixturesByType[type]?.[0]?.node ?? fail()

const withOwnIds = (node: BlockNode, id: string): BlockNode => ({
  ...node,
  id,
  ...(node.slots === undefined
    ? {}
    : {
        slots: Object.fromEntries(
          Object.entries(node.slots).map(([name, nodes]) => [name, nodes.map((each, index) => withOwnIds(each, `${id}-${name}-${index}`))]),
        ),
      }),
})

const countAll = (nodes: readonly BlockNode[]): number =>
  nodes.reduce((sum, { slots = {} }) => sum + 1 + Object.values(slots).reduce((inner, each) => inner + countAll(each), 0), 0)

const fail = (): never => {
  throw new Error('The bench does not fit the blocks any more')
}
