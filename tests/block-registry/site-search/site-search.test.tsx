// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteSearch } from '../../../block-registry/site-search/site-search.tsx'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const show = (path = '/') => {
  const block = (
    <SiteSearch
      id="search"
      props={{ placeholder: '' }}
      slots={{ suggestions: undefined }}
      position={{ index: 0, isAboveFold: true }}
      meta={{}}
      data={{}}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: block }], { initialEntries: ['/start', path], initialIndex: 1 })
  render(<InRouter router={router} />, { site: 'us', context: { path } })
  return router
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const toggle = () => screen.getByRole('button', { name: 'Search' })

describe('the site search', () => {
  it('is collapsed until somebody opens it [HEAD-06, SEARCH-01]', async () => {
    show()
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle())
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(box())
  })

  it('goes to the results of what was typed, then is empty and collapsed [SEARCH-02, SEARCH-03, DATA-97]', async () => {
    const router = show()
    await userEvent.type(box(), 'wool & silk{Enter}')
    expect(router.state.location.pathname).toBe('/search')
    expect(new URLSearchParams(router.state.location.search).get('query')).toBe('wool & silk')
    expect(box().value).toBe('')
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
  })

  it('replaces the old words when already searching [SEARCH-04]', async () => {
    const router = show('/search')
    await userEvent.type(box(), 'coat{Enter}')
    expect(router.state.location.search).toBe('?query=coat')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('is reset by a click outside or on the veil over the page, and by Escape, which gives the focus back to the icon [SEARCH-05]', async () => {
    show()
    for (const outside of [document.body, toggle().parentElement ?? document.body]) {
      await userEvent.type(box(), 'coat')
      fireEvent.pointerDown(outside)
      expect(box().value).toBe('')
      expect(toggle().getAttribute('aria-expanded')).toBe('false')
    }
    await userEvent.type(box(), 'coat{Escape}')
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(toggle())
  })

  it('takes at most 50 characters [SEARCH-06]', async () => {
    show()
    await userEvent.type(box(), 'x'.repeat(60))
    expect(box().value).toHaveLength(50)
  })

  it('stays where it is for empty words', async () => {
    const router = show()
    await userEvent.type(box(), '   {Enter}')
    expect(router.state.location.pathname).toBe('/')
  })

  it('is a form that works by itself', () => {
    show()
    const form = screen.getByRole('search')
    expect(form.getAttribute('action')).toBe('/us/en/search')
    expect(form.getAttribute('method')).toBe('get')
    expect(box().name).toBe('query')
  })
})
