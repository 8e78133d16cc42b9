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
    return {
      router,
      companion: null,
      renderFailure: String,
      ready: Promise.resolve(),
      prefetch: vi.fn(),
      keepParameters: (to: string) => `${to}&utm=1`,
    }
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

  it('knows where the shopper is going from the click on, until that page is in the document [FILTER-01]', async () => {
    const { pages, stopRendering } = onPage('/women')
    stopRendering()
    expect(pages.getPending()).toBeUndefined()
    const first = pages.navigateListing('/women?color=navy', {})
    expect(pages.getPending()).toBe('/women?color=navy')
    const second = pages.navigateListing('/women?color=navy,black', {})
    expect(pages.getPending()).toBe('/women?color=navy,black')
    await vi.waitFor(() => expect(pages.getShown().location.search).toContain('black'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(pages.getPending()).toMatch(/^\/women\?color=navy,black/)
    pages.onRendered(pages.getShown())
    await Promise.all([first, second])
    expect(pages.getPending()).toBeUndefined()
  })

  it('tells who shows a choice of it at once, and again when it is taken back', async () => {
    const { pages } = onPage('/women')
    const seen: (string | undefined)[] = []
    pages.subscribe(() => seen.push(pages.getPending()))
    const done = pages.navigate('/men')
    expect(seen).toEqual(['/men'])
    await done
    expect(seen.at(-1)).toBeUndefined()
  })

  it('adds what a link of the server’s page changes to what is on its way, and follows a link written since as it is [FILTER-01]', async () => {
    const { pages } = onPage('/women?size=m')
    const first = pages.navigateListing('/women?color=navy&size=m', {})
    const second = pages.navigateListing('/women?color=black&size=m', {}, true)
    expect(pages.getPending()).toBe('/women?color=navy%2Cblack&size=m')
    const third = pages.navigateListing('/women', {})
    expect(pages.getPending()).toBe('/women')
    await Promise.all([first, second, third])
    const fourth = pages.navigateListing('/women?color=navy', {})
    const fifth = pages.navigateListing('/women?page=2', {}, true)
    expect(pages.getPending()).toBe('/women?page=2')
    await Promise.all([fourth, fifth])
  })

  it('follows a link of the server’s page to another one as it is', async () => {
    const { pages } = onPage('/women')
    const first = pages.navigate('/men?color=navy')
    const second = pages.navigateListing('/women?color=black', {}, true)
    expect(pages.getPending()).toBe('/women?color=black')
    await Promise.all([first, second])
  })

  it('shows no choice any more on a page that the browser left without the router and shows again', async () => {
    const { pages, start } = onPage('/women')
    start.mockRejectedValue(new Error('offline'))
    await pages.navigate({ search: '?color=navy', hash: '#here' })
    expect(pages.getPending()).toBe('/women?color=navy')
    window.dispatchEvent(new Event('pagehide'))
    expect(pages.getPending()).toBeUndefined()
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
