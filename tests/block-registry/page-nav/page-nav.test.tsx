// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageNav } from '../../../block-registry/page-nav/page-nav.tsx'
import { sectionAt } from '../../../block-registry/page-nav/use-marked-section.ts'
import { render } from '../../setup/render.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the section being read', () => {
  it.each([
    [[300, 900, 1500], 0],
    [[-200, 200, 800], 1],
    [[-900, -400, 100], 2],
  ])('of sections at %j is number %i', (tops, index) => {
    expect(sectionAt(tops, 250, false)).toBe(index)
  })

  it('is the last one at the end of the page, however short', () => {
    expect(sectionAt([-900, 100, 600], 250, true)).toBe(2)
  })
})

describe('a page navigation', () => {
  const tops: Record<string, number> = {}
  const show = () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: tops[this.id] ?? 0, left: 0, width: 100 } as DOMRect
    })
    Element.prototype.scrollBy = vi.fn()
    const links = ['wool', 'linen', 'gone'].map((id) => (
      <a key={id} href={`#${id}`}>
        {id}
      </a>
    ))
    const view = { id: 'nav', position: { index: 0, isAboveFold: true }, meta: {}, data: {} }
    render(
      <>
        <PageNav {...view} props={{ label: '' }} slots={{ links }} />
        <section id="wool" />
        <section id="linen" />
      </>,
    )
  }
  const current = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'location')
      .map(({ textContent }) => textContent)

  it('marks the link of the section a shopper reads, as they scroll [BLOCK-30]', async () => {
    Object.assign(tops, { wool: 100, linen: 900 })
    show()
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy()
    expect(current()).toEqual(['wool'])
    Object.assign(tops, { wool: -700, linen: 100 })
    await act(async () => {
      fireEvent.scroll(window)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    expect(current()).toEqual(['linen'])
  })
})
