import {
  arabic,
  beside,
  calendar,
  commands,
  conflict,
  found,
  fourWidths,
  gallery,
  history,
  newPage,
  openPage,
  pageList,
  phone,
  publish,
  schedule,
  typing,
  variants,
} from './composer-states.mjs'
import { comments, review } from './people-states.mjs'
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
  { file: 'docs/guide/commands.webp', show: commands },
  { file: 'docs/guide/arabic.webp', show: arabic },
  { file: 'docs/guide/phone.webp', show: phone },
  { file: 'docs/guide/beside.webp', show: beside },
  // These change what is drafted: last.
  { file: 'docs/guide/history.webp', show: history },
  { file: 'docs/guide/schedule.webp', show: schedule },
  { file: 'docs/guide/calendar.webp', show: calendar },
  { file: 'docs/guide/variants.webp', show: variants },
]

/** Those of a shop whose people sign in. */
export const GUIDE_OF_PEOPLE = [
  { file: 'docs/guide/comments.webp', show: comments },
  { file: 'docs/guide/review.webp', show: review },
]
