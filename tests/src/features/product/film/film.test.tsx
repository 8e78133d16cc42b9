// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FilmDialog } from '../../../../../src/features/product/film/film-dialog.tsx'
import { FilmLink } from '../../../../../src/features/product/film/film-link.tsx'
import { product } from '../../../../factories/product.ts'
import { render } from '../../../../setup/render.tsx'

const FILM = 'https://vimeo.com/76979871'

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../../src/features/product/film/film-dialog.tsx')
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (video: string | undefined = FILM) => {
  const tee = product()
  const media = video === '' ? tee.media : { ...tee.media, video }
  render(<FilmLink />, { context: { kind: 'product', product: { ...tee, media } } })
}

describe('the film of a product', () => {
  it('is a link that says what it plays, and leads to the film where no code runs', () => {
    show()
    const link = screen.getByRole('link', { name: 'Play: Everyday tee' })
    expect(link).toHaveAttribute('href', FILM)
    expect(link).toHaveAttribute('aria-haspopup', 'dialog')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('is not there where the product has none', () => {
    show('')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('plays at once over the page under the name of the product, and ends with its window', async () => {
    show()
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
    const dialog = await screen.findByRole('dialog', { name: 'Everyday tee' })
    await waitFor(() => expect(dialog.querySelector('iframe')).toBeInTheDocument())
    expect(dialog.querySelector('iframe')?.src).toContain('76979871')
    expect(dialog.querySelector('iframe')).toHaveAttribute('title', 'Everyday tee')
    // The player's own controls are there unless its address says otherwise.
    expect(dialog.querySelector('iframe')?.src).not.toContain('controls=0')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    fireEvent.click(screen.getByRole('link'))
    await waitFor(() => expect(dialog.querySelector('iframe')).toBeInTheDocument())
  })

  it('opens in a tab of its own for who asks the browser for one', () => {
    show()
    const ended = (event: Event): void => event.preventDefault()
    const link = screen.getByRole('link')
    let wasStopped = true
    const look = (event: Event): void => {
      wasStopped = event.defaultPrevented
      ended(event)
    }
    document.addEventListener('click', look)
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) {
      wasStopped = true
      fireEvent.click(link, { [key]: true })
      expect([key, wasStopped]).toEqual([key, false])
    }
    document.removeEventListener('click', look)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not fetched before its window is open, and closing it is heard', () => {
    const onClose = vi.fn()
    const { rerender } = render(<FilmDialog address={FILM} name="Everyday tee" isOpen={false} onClose={onClose} />)
    expect(document.querySelector('iframe')).toBeNull()
    rerender(<FilmDialog address={FILM} name="Everyday tee" isOpen onClose={onClose} />)
    expect(document.querySelector('iframe')).toBeInTheDocument()
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Everyday tee' })).getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
