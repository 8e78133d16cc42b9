import { expect, it } from 'vitest'
import { picturesOf } from '../../../server/images/pictures-of.ts'

const picture = (name: string, loading: 'eager' | 'lazy'): string =>
  `<picture class="p"><source type="image/webp" srcSet="/images/${name}_480w.webp 480w, /images/${name}_960w.webp 960w"/><img src="/images/${name}.jpg" loading="${loading}"/></picture>`

it('finds every width of what is seen first, and the usual one of what is further down', () => {
  expect(picturesOf(`<main>${picture('hero', 'eager')}${picture('card', 'lazy')}${picture('card', 'lazy')}</main>`)).toEqual([
    '/images/hero_480w.webp',
    '/images/hero_960w.webp',
    '/images/card_480w.webp',
  ])
})

it('finds nothing on a page without pictures', () => {
  expect(picturesOf('<main><h1>Nothing</h1></main>')).toEqual([])
})
