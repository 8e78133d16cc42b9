// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPageTransitions } from '../../../../src/pipeline/navigate/page-transition.ts'

const skipTransition = vi.fn()

/** A browser's transition: its update comes later, as the page is captured first. */
const startViewTransition = vi.fn((update: () => Promise<void>) => {
  const updateCallbackDone = new Promise<void>((resolve, reject) => {
    setTimeout(() => update().then(resolve, reject), 5)
  })
  return { updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone, skipTransition }
})

beforeEach(() => {
  startViewTransition.mockClear()
  skipTransition.mockClear()
  Object.assign(document, { startViewTransition })
  window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList)
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  document.body.replaceChildren()
})

/** A router that renders at once what it is told. */
const shop = () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/en/women'] })
  const transition = addPageTransitions(router)
  const heard: string[] = []
  router.subscribe(({ location, navigation }) => {
    heard.push(`${location.pathname}${location.search} ${navigation.state}`)
    transition.onRendered()
  })
  return { router, heard }
}

describe('a change of the page', () => {
  it('is told within the update of a view transition, once it is captured', async () => {
    const { router, heard } = shop()
    const way = router.navigate('/en/men')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en/men'))
    expect(heard).not.toContain('/en/men idle')
    await way
    expect(heard.at(-1)).toBe('/en/men idle')
    expect([startViewTransition.mock.calls.length, skipTransition.mock.calls.length]).toEqual([1, 0])
  })

  it('is none where another side of the same page is shown', async () => {
    const { router, heard } = shop()
    await router.navigate('/en/women?color=navy')
    expect(heard.at(-1)).toBe('/en/women?color=navy idle')
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  it('keeps the order of what comes while a page is captured', async () => {
    const { router, heard } = shop()
    await Promise.all([router.navigate('/en/men'), router.navigate('/en/men?page=2'), router.navigate('/en/kids')])
    expect(heard.at(-1)).toBe('/en/kids idle')
    const pages = heard.filter((it) => it.endsWith('idle'))
    expect(pages).toEqual(
      [...pages].sort((a, b) => ['men', 'kids'].findIndex((it) => a.includes(it)) - ['men', 'kids'].findIndex((it) => b.includes(it))),
    )
  })

  it('is none where the page is not rendered in time, and the page comes all the same', async () => {
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/en/women'] })
    addPageTransitions(router)
    await router.navigate('/en/men')
    expect(router.state.location.pathname).toBe('/en/men')
    expect(skipTransition).toHaveBeenCalledTimes(1)
  })

  it('comes without one where the browser has none', async () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    const { router, heard } = shop()
    await router.navigate('/en/men')
    expect(heard.at(-1)).toBe('/en/men idle')
  })
})
