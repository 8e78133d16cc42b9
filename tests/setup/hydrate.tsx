import { act, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, vi } from 'vitest'
import type { BlockNode } from '../../schemas/page.ts'
import { ServerBlock } from '../../src/pipeline/render/server-block.tsx'
import { ClientBlock } from '../../src/pipeline/hydrate/client-block.tsx'
import { toRegistry, createViewStore, type Registry } from '../../src/pipeline/blocks/registry.ts'
import { renderBlocks } from '../../src/pipeline/render/render-blocks.tsx'
import type { RenderEnv } from '../../src/pipeline/render/render-env.ts'
import type { BlockData } from '../../src/pipeline/load/load-plan.ts'
import { toHydrationTree, typesOf } from '../../src/pipeline/blocks/tree.ts'
import { surround, type Surroundings } from './render.tsx'

/** React asks for this before it lets `act` flush effects. */
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

interface Options extends Surroundings {
  readonly registry?: Registry
  readonly data?: BlockData
  /** Puts what a block needs of the app around it, on the server and in the browser. */
  readonly around?: (children: ReactElement) => ReactElement
}

/**
 * Renders blocks as the server does and takes them over as the browser does. Fails on any console error and on HTML
 * that changed. Needs the jsdom environment. Answers the root element and how to leave.
 */
export const hydrateBlocks = async (blocks: readonly BlockNode[], { registry, data = {}, around, ...surroundings }: Options = {}) => {
  const known = registry ?? toRegistry((await import('../../block-registry/index.ts')).registry)
  const views = createViewStore(known)
  await views.loadAll(typesOf(blocks))
  const onFailed = vi.fn<RenderEnv['onFailed']>()
  const env = { registry: known, views, data, showsProblems: false, onFailed }
  const wrap = (children: ReactElement) => surround(around === undefined ? children : around(children), surroundings)

  const html = renderToString(wrap(<>{renderBlocks(blocks, { ...env, Block: ServerBlock })}</>))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const before = container.innerHTML

  const errors = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const tree = toHydrationTree(blocks, known)
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, wrap(<>{renderBlocks(tree, { ...env, Block: ClientBlock })}</>), { onRecoverableError })
  })
  expect(onFailed.mock.calls.map(([node, cause]) => `${node.type}: ${String(cause)}`)).toEqual([])
  expect(onRecoverableError.mock.calls.map(([cause]) => String(cause))).toEqual([])
  expect(errors.mock.calls.map((call) => call.map(String).join(' '))).toEqual([])
  errors.mockRestore()
  const leave = async (): Promise<void> => {
    await act(async () => root?.unmount())
    container.remove()
  }
  return { container, before, html, leave }
}
