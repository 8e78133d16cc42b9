// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSafeAddress, linkKindOf } from '../../../../src/ui/link/use-link-attributes.ts'
import { Link } from '../../../../src/ui/link/link.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const linkTo = (to: string, props: Partial<Parameters<typeof Link>[0]> = {}): HTMLElement => {
  render(
    <Link to={to} {...props}>
      Go
    </Link>,
    { site: 'us' },
  )
  return screen.getByText('Go', { exact: false })
}

describe('Link', () => {
  it('scrolls on the page for an address that starts with # [LINK-01]', () => {
    expect(linkKindOf('#top')).toBe('fragment')
    expect(linkTo('#top').getAttribute('href')).toBe('#top')
  })

  it.each(['//cdn.example.com/x', 'https://example.com/', 'mailto:care@alder.example', 'tel:+441234'])(
    'leaves %s as it is [LINK-02]',
    (to) => {
      expect(linkKindOf(to)).toBe('plain')
      expect(linkTo(to).getAttribute('href')).toBe(to)
    },
  )

  it.each(['/women/shoes', 'women/shoes'])('leads %s into the shop [LINK-03]', (to) => {
    expect(linkKindOf(to)).toBe('inApp')
    expect(linkTo(to).getAttribute('href')).toBe('/us/en/women/shoes')
  })

  it('calls onFollow, but not for a link that opens a new window [LINK-04]', async () => {
    const onFollow = vi.fn((): void => undefined)
    const link = linkTo('#here', { onFollow })
    await userEvent.click(link)
    expect(onFollow).toHaveBeenCalledOnce()
    cleanup()
    const other = linkTo('https://example.com/', { onFollow, newWindow: true })
    await userEvent.click(other)
    expect(onFollow).toHaveBeenCalledOnce()
  })

  it('says that it opens a new window, and gives that window no hold on this one', () => {
    const link = linkTo('https://example.com/', { newWindow: true })
    expect(link.textContent).toBe('Go (opens in a new window)')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', '\u0001javascript:x', 'data:text/html,x', 'vbscript:x'])(
    'goes nowhere for %j',
    (to) => {
      expect(linkTo(to).hasAttribute('href')).toBe(false)
    },
  )

  it('never makes a script out of an address', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(isSafeAddress(`javascript:${rest}`)).toBe(false)
      }),
    )
  })
})
