import { escapeHtml } from '../../src/lib/escape-html.ts'
import { blockList, byGroup, wordsOf } from './block-list.ts'
import type { GalleryEntry } from './gallery-views.ts'
import { galleryHtml } from './gallery-html.ts'

interface Options {
  readonly entries: readonly GalleryEntry[]
  readonly styles: string
  readonly script: string
}

/** Every block type by group, with its fixtures. */
export const indexDocument = ({ entries, styles, script }: Options): string =>
  galleryHtml({
    title: 'Blocks',
    styles,
    script,
    body:
      `<div class="g-page">${blockList({ entries })}<main class="g-main"><h1>${entries.length} blocks</h1>` +
      byGroup(entries)
        .map(
          ([group, each]) =>
            `<section data-group id="${group}"><h2 class="g-group">${group}</h2><ul class="g-cards">${each.map(card).join('')}</ul></section>`,
        )
        .join('') +
      `</main></div>`,
  })

const card = (entry: GalleryEntry): string => {
  const { type, schema, hydrate, fixtures } = entry
  const links = fixtures.map(({ name }, index) => `<a href="/_gallery/${type}?fixture=${index}">${escapeHtml(name)}</a>`)
  return (
    `<li class="g-card" data-words="${wordsOf(entry)}"><h3><a href="/_gallery/${type}">${escapeHtml(schema.title)}</a></h3>` +
    `<p><code>${type}</code>, hydrates ${hydrate}</p><p>${links.join(' · ') || 'no fixture yet'}</p></li>`
  )
}
