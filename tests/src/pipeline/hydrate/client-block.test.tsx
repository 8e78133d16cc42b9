// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ClientBlock } from '../../../../src/pipeline/hydrate/client-block.tsx'
import { PageRouterProvider, stillRouter } from '../../../../src/page/router-context.ts'
import { isLost } from '../../../../src/pipeline/lost-code/lost-code.ts'
import { createViewStore, type AnyModule } from '../../../../src/pipeline/blocks/registry.ts'
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

it('shows a block that failed again on the next page, where its reason may be gone [CHUNK-07]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Late = () => {
    if (isBroken) throw new Error('broken')
    return <p>whole</p>
  }
  const registry = { late: { hydrate: 'load' as const, view: () => Promise.resolve({ Late }) } }
  const views = createViewStore(registry)
  await views.load('late')
  const env = { registry, views, data: {}, showsProblems: false, onFailed: vi.fn(), Block: ClientBlock }
  const blocks = renderBlocks([{ id: '1', type: 'late', version: 1, props: {} }], env)
  const at = (pathname: string) => <PageRouterProvider value={stillRouter({ pathname })}>{blocks}</PageRouterProvider>
  const { container, rerender } = await act(async () => render(at('/women')))
  isBroken = false
  await act(async () => rerender(at('/women')))
  expect(container.textContent).toBe('')
  await act(async () => rerender(at('/men')))
  expect(container.textContent).toBe('whole')
})

it('gives code that is on its way two minutes, and counts it as lost then [CHUNK-05]', async () => {
  vi.useFakeTimers()
  const views = createViewStore({ late: { hydrate: 'load', view: () => new Promise(() => undefined) } })
  const failed = vi.fn()
  views.load('late').catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isLost(failed.mock.calls[0]?.[0])).toBe(true)
  vi.useRealTimers()
})
