// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ClientBlock } from '../../../../src/pipeline/hydrate/client-block.tsx'
import { createViewStore, type AnyModule } from '../../../../src/pipeline/render/registry.ts'
import { renderBlocks } from '../../../../src/pipeline/render/render-blocks.tsx'
import { render } from '../../../setup/render.tsx'

const lost = () => {
  const view = vi.fn<() => Promise<AnyModule>>(() => Promise.reject(new Error('404')))
  const registry = { late: { hydrate: 'load' as const, view } }
  return { view, registry, views: createViewStore(registry) }
}

it('asks once for the code of a block that is gone, however often the page is rendered [CHUNK-06]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { view, registry, views } = lost()
  const onFailed = vi.fn()
  const env = { registry, views, data: {}, showsProblems: false, onFailed, Block: ClientBlock }
  await act(async () => render(<>{renderBlocks([{ id: '1', type: 'late', version: 1, props: {} }], env)}</>))
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled())
  expect(view).toHaveBeenCalledTimes(1)
})

it('asks again with the next page', async () => {
  const { view, views } = lost()
  await expect(views.load('late')).rejects.toThrow('404')
  await expect(views.loaded('late')).rejects.toThrow('404')
  await expect(views.load('late')).rejects.toThrow('404')
  expect(view).toHaveBeenCalledTimes(2)
})
