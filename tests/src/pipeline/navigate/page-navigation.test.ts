// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageNavigation } from '../../../../src/pipeline/navigate/page-navigation.ts'
import { PAGE_ROUTE } from '../../../../src/pipeline/navigate/page-route.ts'
import type { PageView } from '../../../../src/pipeline/load/page-view.ts'
import { pageContext } from '../../../factories/page-context.ts'

const viewOf = (path: string): PageView => ({ key: path, items: [], data: {}, head: [], context: pageContext({ path }) })

const onPage = (path: string) => {
  window.history.replaceState({ usr: { note: 1 } }, '', `/en${path}`)
  const onLeaving = vi.fn()
  const start = vi.fn(async (view: PageView | undefined) => {
    const loader = ({ request }: { request: Request }) => viewOf(new URL(request.url).pathname.slice('/en'.length))
    const router = createBrowserRouter([{ id: PAGE_ROUTE, path: '*', loader, hydrateFallbackElement: null }], {
      basename: '/en',
      ...(view === undefined ? {} : { hydrationData: { loaderData: { [PAGE_ROUTE]: view } } }),
    })
    return { router, companion: null, ready: Promise.resolve(), prefetch: vi.fn(), keepParameters: (to: string) => `${to}&utm=1` }
  })
  const pages = createPageNavigation({ view: viewOf(path), basePath: '/en', start, onLeaving })
  const stopRendering = pages.subscribe(() => pages.onRendered(pages.getShown()))
  return { pages, start, onLeaving, stopRendering }
}

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('the way from page to page', () => {
  it('begins with the server’s page, its address without prefix and what its history entry carries, and no router', () => {
    const { pages, start } = onPage('/women?page=2')
    const { location, view } = pages.getShown()
    expect([location.pathname, location.search, location.state, view.key]).toEqual(['/women', '?page=2', { note: 1 }, '/women?page=2'])
    expect(start).not.toHaveBeenCalled()
  })

  it('starts the router once, with the first step', async () => {
    const { pages, start, onLeaving } = onPage('/women')
    const seen: string[] = []
    pages.subscribe(() => seen.push(pages.getShown().view.key))
    pages.prepare()
    await pages.navigate('/men')
    expect(pages.getShown().location.pathname).toBe('/men')
    expect(window.location.pathname).toBe('/en/men')
    expect([seen.at(-1), onLeaving.mock.calls.length > 0]).toEqual(['/men', true])
    await pages.navigate({ search: '?page=2' }, { replace: true })
    expect(window.location.pathname + window.location.search).toBe('/en/men?page=2')
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('says that the shopper is there only once the page is in the document, and the one she went on to meanwhile', async () => {
    const { pages, stopRendering } = onPage('/women')
    stopRendering()
    const said: string[] = []
    const first = pages.navigate('/men').then(() => said.push('men'))
    await vi.waitFor(() => expect(pages.getShown().view.key).toBe('/men'))
    const men = pages.getShown()
    const second = pages.navigate('/kids').then(() => said.push('kids'))
    await vi.waitFor(() => expect(pages.getShown().view.key).toBe('/kids'))
    pages.onRendered(men)
    await new Promise((resolve) => setTimeout(resolve))
    expect(said).toEqual([])
    pages.onRendered(pages.getShown())
    await Promise.all([first, second])
    expect(said).toEqual(['men', 'kids'])
  })

  it('takes parameters of others along from listing to listing, and nowhere else', async () => {
    const { pages } = onPage('/women?utm=1')
    await pages.navigateListing('/women?color=navy', {})
    expect(window.location.search).toBe('?color=navy&utm=1')
    await pages.navigate('/men?color=navy')
    expect(window.location.search).toBe('?color=navy')
  })

  it('shows the page a step back in history leads to, before there was a router', async () => {
    const { pages, start, onLeaving } = onPage('/women')
    window.history.replaceState(null, '', '/en/kids')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => expect(pages.getShown().view.key).toBe('/kids'))
    expect(start).toHaveBeenCalledWith(undefined)
    expect(onLeaving).toHaveBeenCalled()
  })

  it('keeps the page whose address a block put right before there was a router', async () => {
    const { pages, start } = onPage('/women?page=99')
    window.history.replaceState(window.history.state, '', '/en/women?page=3')
    pages.prepare()
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
    expect(start).toHaveBeenCalledWith(pages.getShown().view)
  })

  it('leaves a place on the page to the browser', () => {
    const { start } = onPage('/women')
    window.history.replaceState(null, '', '/en/women#main')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(start).not.toHaveBeenCalled()
  })

  it('asks for the router again after its code did not come', async () => {
    const { pages, start } = onPage('/women')
    start.mockRejectedValueOnce(new Error('offline'))
    pages.prepare()
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    await pages.navigate('/men')
    expect(pages.getShown().view.key).toBe('/men')
  })
})
