// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inAppAddress } from '../../../../src/pipeline/navigate/follow-links.ts'
import { followLinks } from '../../../../src/pipeline/navigate/follow-links.ts'
import { keepPageOnLanguageLinks } from '../../../../src/pipeline/navigate/keep-page-on-language-links.ts'
import { shouldRevalidate } from '../../../../src/pipeline/navigate/should-revalidate.ts'
import { showHomeFromTop } from '../../../../src/pipeline/render/page-effects.tsx'
import { HEAD_MARK, syncHead } from '../../../../src/pipeline/render/sync-head.ts'
import { site } from '../../../factories/site.ts'
import { pageContext } from '../../../factories/page-context.ts'

const link = (attributes: string, text = 'x'): HTMLAnchorElement => {
  document.body.innerHTML = `<a ${attributes}>${text}</a>`
  const anchor = document.querySelector('a')
  if (anchor === null) throw new Error('No anchor')
  return anchor
}
const address = (attributes: string) => inAppAddress(link(attributes), '/us/en', window.location)

beforeEach(() => window.history.replaceState(null, '', '/us/en/women?page=2'))

describe('links', () => {
  it('to pages of the site are followed in the app, without their prefix', () => {
    expect(address('href="/us/en/women/shoes?page=2#top"')).toBe('/women/shoes?page=2#top')
    expect(address('href="/us/en"')).toBe('/')
    expect(address('href="/us/en/women"')).toBe('/women')
  })

  it.each([
    'href="https://a.example/us/en/x"',
    'href="/us/es/women"',
    'href="/us/english"',
    'href="/images/a.jpg"',
    'href="/us/en/x" target="_blank"',
    'href="/us/en/x" download',
    'href="/us/en/x" data-full-load',
    'href="#main"',
    'href="mailto:a@example.com"',
  ])('such as <a %s> stay the browser’s', (attributes) => expect(address(attributes)).toBeUndefined())

  it('are left to the browser with a modifier key or another button, and to who handled them', () => {
    const navigate = vi.fn()
    const prepare = vi.fn()
    followLinks({ pages: { navigate, navigateListing: vi.fn(), getPending: () => undefined, prepare }, basePath: '/us/en' })
    const anchor = link('href="/us/en/product/x/1"')
    const click = (init: MouseEventInit) => anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      anchor.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()), { once: true })
      click(init)
    }
    expect(navigate).not.toHaveBeenCalled()
    click({})
    expect(navigate).toHaveBeenCalledWith('/product/x/1', expect.objectContaining({ preventScrollReset: false }))
    anchor.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(prepare).toHaveBeenCalledWith('/product/x/1')
  })
})

describe('a changed address', () => {
  const asks = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'http://x'),
      nextUrl: new URL(to, 'http://x'),
      defaultShouldRevalidate: true,
      currentParams: {},
      nextParams: {},
    })

  it('loads a page where it is another page or other products', () => {
    expect([asks('/en/a', '/en/b'), asks('/en/women', '/en/women?page=2')]).toEqual([true, true])
  })

  it('loads nothing for options of a product, steps of a form or a place on the page', () => {
    expect([asks('/en/product/x/1', '/en/product/x/1?color=red'), asks('/en/women', '/en/women#top')]).toEqual([false, false])
  })
})

describe('the head', () => {
  it('follows the page: title, canonical, soft-404 signal, and back [PREFIX-08, NOTFOUND-07]', () => {
    document.head.innerHTML = `<meta charset="utf-8"><link rel="canonical" href="/a" ${HEAD_MARK}="">`
    const before = document.head.querySelector('link')
    syncHead({ context: pageContext({ title: 'A' }), head: [{ tag: 'link', attributes: { rel: 'canonical', href: '/a' } }] })
    expect([document.title, document.head.querySelector('link')]).toEqual(['A', before])
    syncHead({ context: pageContext({ title: 'Not found' }), head: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] })
    expect(document.head.querySelectorAll('link, meta[name]')).toHaveLength(1)
    syncHead({ context: pageContext({ title: 'A' }), head: [] })
    expect(document.head.querySelectorAll('link, meta[name]')).toHaveLength(0)
    expect(document.head.querySelector('meta[charset]')).not.toBeNull()
  })
})

it('leads language links to the page now shown [LOCALE-12]', () => {
  keepPageOnLanguageLinks({ site: site('us'), basePath: '/us/en' })
  const anchor = link('href="/us/es/" data-language="es"')
  anchor.addEventListener('click', (event) => event.preventDefault())
  anchor.click()
  expect(anchor.pathname).toBe('/us/es/women')
})

describe('home', () => {
  it('begins at its top and takes scrolling from the browser, unless the address names a place [HOME-04, HOME-05]', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    showHomeFromTop()
    expect([window.history.scrollRestoration, scrollTo.mock.calls]).toEqual(['manual', [[0, 0]]])
    window.history.replaceState(null, '', '/us/en/#story')
    showHomeFromTop()
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})
