// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCommerce } from '../../../../src/clients/commerce/commerce-context.tsx'
import { ClientBlock } from '../../../../src/pipeline/hydrate/client-block.tsx'
import { createShopper } from '../../../../src/pipeline/hydrate/create-shopper.tsx'
import { createLateShopper } from '../../../../src/pipeline/hydrate/late-shopper.ts'
import { createViewStore } from '../../../../src/pipeline/blocks/registry.ts'
import { renderBlocks } from '../../../../src/pipeline/render/render-blocks.tsx'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site } from '../../../factories/site.ts'
import { render } from '../../../setup/render.tsx'

const create = async () => createShopper(siteValueOf(site('gb'), 'en'), { isAudienceGiven: false })

it('is created once for all who ask, and again where its code was lost [CHUNK-07]', async () => {
  const lost = vi.fn(create).mockRejectedValueOnce(new Error('404'))
  const late = createLateShopper(lost)
  await expect(late.load()).rejects.toThrow('404')
  expect(late.get()).toBeUndefined()
  const [first, second] = await Promise.all([late.load(), late.load()])
  expect(first).toBe(second)
  expect(late.get()).toBe(first)
  expect(lost).toHaveBeenCalledTimes(2)
})

it('is there for every block, also inside another one, that waits for it together with its code', async () => {
  const seen: unknown[] = []
  const See = ({ slots }: { readonly slots: Readonly<Record<string, React.ReactNode>> }) => {
    seen.push(useCommerce())
    return <div>{slots['body']}</div>
  }
  const shopper = createLateShopper(create)
  const registry = { see: { hydrate: 'load' as const, view: () => Promise.resolve({ See }) } }
  const views = createViewStore(registry, shopper.load)
  const env = { registry, views, shopper, data: {}, showsProblems: false, onFailed: vi.fn(), Block: ClientBlock }
  const inner = { id: '2', type: 'see', version: 1, props: {} }
  await act(async () => render(<>{renderBlocks([{ id: '1', type: 'see', version: 1, props: {}, slots: { body: [inner] } }], env)}</>))
  expect(seen.length).toBeGreaterThanOrEqual(2)
  expect(new Set(seen)).toEqual(new Set([shopper.get()?.commerce]))
})
