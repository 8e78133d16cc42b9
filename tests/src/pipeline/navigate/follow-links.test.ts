// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followLinks, stayAtListing } from '../../../../src/pipeline/navigate/follow-links.ts'

const WINDOW_HEIGHT = 700

const scrollIntoView = vi.fn()

/** Where the shopper is, and whether the page shows a listing. */
const at = ({ address = '/en/women', scrollY = 0, isListing = true }): void => {
  document.body.innerHTML = isListing ? '<section id="listing-top"></section>' : '<h1>Journal</h1>'
  window.history.replaceState(null, '', address)
  Object.assign(window, { scrollY, innerHeight: WINDOW_HEIGHT })
}

beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
})

describe('a page change of a listing', () => {
  it('goes to the top of the listing from further than a window down [PAGER-04]', () => {
    at({ scrollY: WINDOW_HEIGHT + 1 })
    stayAtListing('/en/women?page=2')?.()
    expect(scrollIntoView).toHaveBeenCalledOnce()
    expect(scrollIntoView.mock.contexts[0]).toBe(document.getElementById('listing-top'))
  })

  it('waits until the place to come back to is noted', () => {
    at({ scrollY: 2 * WINDOW_HEIGHT })
    stayAtListing('/en/women?page=2')
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('leaves the shopper where they are within the first window [PAGER-04]', () => {
    at({ scrollY: WINDOW_HEIGHT })
    const settle = stayAtListing('/en/women?page=2')
    expect(settle).toBeDefined()
    settle?.()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('is also a filter that leads back to the first page', () => {
    at({ address: '/en/women?page=3', scrollY: 2 * WINDOW_HEIGHT })
    stayAtListing('/en/women?brand=alder')?.()
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })
})

describe('anything else', () => {
  it('that a listing shows anew keeps its place', () => {
    at({ scrollY: 2 * WINDOW_HEIGHT })
    const settle = stayAtListing('/en/women?brand=alder')
    expect(settle).toBeDefined()
    settle?.()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it.each([
    ['another page', '/en/men?page=2'],
    ['the same address again', '/en/women?query=tee'],
    ['another search', '/en/women?query=coat'],
  ])('such as %s begins at its own top', (_what, address) => {
    at({ address: '/en/women?query=tee', scrollY: 2 * WINDOW_HEIGHT })
    expect(stayAtListing(address)).toBeUndefined()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('leaves the shopper where they are when what was just chosen is taken back before it shows', () => {
    at({ address: '/en/women?query=tee', scrollY: 2 * WINDOW_HEIGHT })
    expect(stayAtListing('/en/women?query=tee', true)).toBeDefined()
  })

  it('such as a page without a listing begins at its own top', () => {
    at({ isListing: false })
    expect(stayAtListing('/en/women?page=2')).toBeUndefined()
  })
})

it('says of a link in HTML that stays as the server wrote it, or in a block that waits, that it is of the server', () => {
  at({})
  document.body.innerHTML +=
    '<main><p data-static=""><a id="kept" href="/en/women?page=2">2</a></p><a id="live" href="/en/women?page=3">3</a></main>'
  const navigateListing = vi.fn(() => Promise.resolve())
  const follow = followLinks({
    pages: { navigate: navigateListing, navigateListing, getPending: () => undefined, prepare: () => undefined },
    basePath: '/en',
  })
  for (const id of ['kept', 'live']) document.getElementById(id)?.click()
  document.body.addEventListener('click', (event) => (event.stopPropagation(), follow(event, true)))
  document.getElementById('live')?.click()
  const options = { replace: false, preventScrollReset: true }
  expect(navigateListing.mock.calls).toEqual([
    ['/women?page=2', options, true],
    ['/women?page=3', options, false],
    ['/women?page=3', options, true],
  ])
})

it('reports a click on a link that has a name for it, also where the browser follows it, and no other [DATA-90]', () => {
  window.dataLayer = []
  document.body.innerHTML =
    '<a id="named" href="/app/" data-click-event="app" data-full-load="">App</a><a id="plain" href="/app/" data-full-load="">App</a>'
  document.body.addEventListener('click', (event) => setTimeout(() => event.preventDefault()))
  const navigate = vi.fn(() => Promise.resolve())
  followLinks({ pages: { navigate, navigateListing: navigate, getPending: () => undefined, prepare: () => undefined }, basePath: '/en' })
  for (const id of ['plain', 'named']) document.getElementById(id)?.click()
  expect(window.dataLayer).toEqual([{ event: 'linkClick', name: 'app' }])
  expect(navigate).not.toHaveBeenCalled()
})
