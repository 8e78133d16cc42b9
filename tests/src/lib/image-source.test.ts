import { describe, expect, it } from 'vitest'
import { isImageSource, webpSrcSet } from '../../../src/lib/image-source.ts'

describe('isImageSource', () => {
  it.each(['/images/a.jpg', '/images/a.JPEG', 'https://cdn.example.com/a.png?w=2', '/a.gif', '/a.webp#x'])(
    'takes %s as a picture [IMG-01]',
    (src) => {
      expect(isImageSource(src)).toBe(true)
    },
  )

  it.each(['/images/a.svg', '/a', 'https://cdn.example.com/a?f=x.jpg', ''])('refuses %s [IMG-01]', (src) => {
    expect(isImageSource(src)).toBe(false)
  })

  it('takes anything from a host that localises pictures [IMG-01]', () => {
    expect(isImageSource('https://images.example.com/42', ['https://images.example.com/'])).toBe(true)
  })
})

describe('webpSrcSet', () => {
  it('offers local pictures as webp, up to the first width that is enough [IMG-02]', () => {
    expect(webpSrcSet('/images/art/a.jpg', 600, '100vw')).toBe('/images/art/a_480w.webp 480w, /images/art/a_800w.webp 800w')
    expect(webpSrcSet('/images/art/a.jpg', 100)).toBe('/images/art/a_160w.webp 160w')
  })

  it('offers pictures as wide as a part of the window in three widths, those of listings as well [IMG-02]', () => {
    const three = '/images/art/a_480w.webp 480w, /images/art/a_800w.webp 800w, /images/art/a_1200w.webp 1200w'
    expect(webpSrcSet('/images/art/a.jpg', 1200, '(max-width: 480px) 50vw, 33vw')).toBe(three)
    expect(webpSrcSet('/images/art/a.jpg', 1200, '100vw')).toBe(three)
  })

  it('offers a box of fixed width what it can need on any screen [IMG-02]', () => {
    expect(webpSrcSet('/images/art/a.jpg', 1200, '80px')).toBe('/images/art/a_160w.webp 160w, /images/art/a_320w.webp 320w')
    expect(webpSrcSet('/images/art/a.jpg', 1200, '280px')).toBe(
      '/images/art/a_320w.webp 320w, /images/art/a_480w.webp 480w, /images/art/a_800w.webp 800w, /images/art/a_1200w.webp 1200w',
    )
  })

  it('has no variants for pictures of other hosts [IMG-02]', () => {
    expect(webpSrcSet('https://cdn.example.com/a.jpg', 600)).toBeUndefined()
  })
})
