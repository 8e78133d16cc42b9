import { conflict, found, fourWidths, gallery, newPage, openPage, pageList, publish, typing } from './composer-states.mjs'
import { home } from './shop-states.mjs'

/** The pictures of README and the guide, each with how to get to what it shows. */
export const GUIDE = [
  { file: 'docs/shop.webp', show: home },
  { file: 'docs/composer.webp', show: openPage },
  { file: 'docs/guide/pages.webp', show: pageList },
  { file: 'docs/guide/new-page.webp', show: newPage },
  { file: 'docs/guide/typing.webp', show: typing },
  { file: 'docs/guide/four-widths.webp', show: fourWidths },
  { file: 'docs/guide/gallery.webp', show: gallery },
  { file: 'docs/guide/conflict.webp', show: conflict },
  { file: 'docs/guide/publish.webp', show: publish },
  { file: 'docs/guide/search-and-share.webp', show: found },
]
