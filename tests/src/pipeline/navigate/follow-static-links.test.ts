// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { followLinks } from '../../../../src/pipeline/navigate/follow-links.ts'

// A file of its own: every follower of a document stays with it.
it('follows a link in HTML that stays where React stops the click, as it does while a block around has not hydrated, and once', () => {
  window.dataLayer = []
  window.history.replaceState(null, '', '/en/women')
  document.body.innerHTML =
    '<footer id="app"><p data-static=""><a href="/en/about" data-click-event="about"><b>About us</b></a></p></footer>'
  const navigate = vi.fn((_to: unknown) => Promise.resolve())
  followLinks({ pages: { navigate, navigateListing: navigate, getPending: () => undefined, prepare: () => undefined }, basePath: '/en' })
  const stop = (event: Event): void => event.stopPropagation()
  document.getElementById('app')?.addEventListener('click', stop, { capture: true })
  document.querySelector('b')?.click()
  document.getElementById('app')?.removeEventListener('click', stop, { capture: true })
  document.querySelector('b')?.click()
  expect(navigate.mock.calls.map(([address]) => address)).toEqual(['/about', '/about'])
  expect(window.dataLayer).toHaveLength(2)
})
