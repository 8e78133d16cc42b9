// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catchReports } from '../../../setup/reports.ts'
import { aspectRatioOf } from '../../../../src/ui/picture/aspect.ts'
import { Picture } from '../../../../src/ui/picture/picture.tsx'
import { installPlainImageFallback } from '../../../../src/ui/picture/plain-image-fallback.ts'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const file = { src: '/images/art/a.jpg', width: 800, height: 600, sizes: '100vw' }

describe('Picture', () => {
  it('offers a local picture as webp and keeps the plain file [IMG-02]', () => {
    const { container } = render(<Picture {...file} alt="A coat" />)
    expect(container.querySelector('source')?.getAttribute('type')).toBe('image/webp')
    expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/images/art/a_800w.webp 800w')
    expect(screen.getByRole('img', { name: 'A coat' }).getAttribute('src')).toBe('/images/art/a.jpg')
  })

  it('waits until it is nearly seen, unless it is among the first things seen [IMG-05]', () => {
    render(<Picture {...file} alt="late" />)
    render(<Picture {...file} alt="first" isEager />)
    expect(screen.getByAltText('late').getAttribute('loading')).toBe('lazy')
    expect(screen.getByAltText('late').getAttribute('fetchpriority')).toBe('low')
    expect(screen.getByAltText('first').getAttribute('loading')).toBe('eager')
    expect(screen.getByAltText('first').getAttribute('fetchpriority')).toBe('high')
  })

  it('has its size before it is loaded, so that nothing moves', () => {
    render(<Picture {...file} alt="x" />)
    expect(screen.getByAltText('x').getAttribute('width')).toBe('800')
    expect(screen.getByAltText('x').getAttribute('height')).toBe('600')
  })

  it('shows its own colour until it is decoded, and the theme’s ground where it has none', () => {
    const { container } = render(<Picture {...file} alt="x" aspect="3 / 4" color="#ecb" />)
    expect(container.querySelector('picture')?.style).toMatchObject({ aspectRatio: '3 / 4', backgroundColor: 'rgb(238, 204, 187)' })
    const plain = render(<Picture {...file} alt="y" />)
    expect(plain.container.querySelector('picture')?.getAttribute('style')).toBeNull()
  })

  it('keeps the place of what is no picture, and reports its address once as an error [IMG-01]', () => {
    const sink = vi.fn()
    const undo = catchReports(sink)
    const { container } = render(<Picture {...file} src="/images/a.exe" alt="x" />)
    render(<Picture {...file} src="/images/a.exe" alt="x" />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('span')?.getAttribute('style')).toContain('800 / 600')
    expect(sink.mock.calls).toEqual([[expect.objectContaining({ code: 'notAPicture', details: { src: '/images/a.exe' } })]])
    undo()
  })

  it('has another crop for narrow windows', () => {
    const { container } = render(<Picture {...file} alt="" narrow={{ src: '/images/art/b.jpg', width: 320, height: 400 }} />)
    expect(container.querySelector('source')?.getAttribute('media')).toBe('(max-width: 768px)')
  })
})

describe('a picture that does not load', () => {
  it('falls back to the plain file, once [IMG-04]', () => {
    const stop = installPlainImageFallback(document)
    const { container } = render(<Picture {...file} alt="x" />)
    const image = screen.getByAltText('x')
    image.dispatchEvent(new Event('error'))
    expect(container.querySelectorAll('source')).toHaveLength(1)
    expect(container.querySelector('source[srcset]')).toBeNull()
    expect(image.getAttribute('src')).toBe('/images/art/a.jpg')
    expect(() => image.dispatchEvent(new Event('error'))).not.toThrow()
    stop()
  })
})

describe('aspect presets', () => {
  it('are square, and portraits read as height to width [BLOCK-55, BLOCK-60]', () => {
    expect(aspectRatioOf('square')).toBe('1 / 1')
    expect(aspectRatioOf('portrait')).toBe('2 / 3')
    expect(aspectRatioOf('portrait4x3')).toBe('3 / 4')
  })

  it('that are unknown are square, and reported once [BLOCK-60]', () => {
    const sink = vi.fn()
    const undo = catchReports(sink)
    expect(aspectRatioOf('round')).toBe('1 / 1')
    expect(aspectRatioOf('round')).toBe('1 / 1')
    expect(sink).toHaveBeenCalledOnce()
    undo()
  })
})
