import { escapeHtml } from '../../src/lib/escape-html.ts'
import type { GalleryEntry } from './gallery-views.ts'

interface Options {
  readonly entries: readonly GalleryEntry[]
  /** The type that is shown; absent on the overview. */
  readonly current?: string
}

/** The column beside a page: a filter, and all blocks or on the overview the groups; a narrow window has the way back instead. */
export const blockList = ({ entries, current }: Options): string =>
  `<aside class="g-side${current === undefined ? '' : ' g-side-type'}"><p class="g-muted"><a href="/_gallery">All blocks</a></p>` +
  `<nav aria-label="Blocks"><div class="g-search"><label for="g-search">Find a block</label>` +
  `<input id="g-search" type="search" autocomplete="off" aria-keyshortcuts="/" placeholder="hero, product …"></div>` +
  (current === undefined ? groupLinks(entries) : groupLists(entries, current)) +
  `<p id="g-none" class="g-muted" role="status"></p></nav></aside>`

/** Types by their group, in the order the groups first appear. */
export const byGroup = (entries: readonly GalleryEntry[]): readonly (readonly [group: string, entries: readonly GalleryEntry[]])[] => {
  const groups = new Map<string, readonly GalleryEntry[]>()
  for (const entry of entries) {
    const group = entry.schema['x-group']
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  return [...groups]
}

/** What the filter looks for in a block. */
export const wordsOf = ({ type, schema, fixtures }: GalleryEntry): string =>
  escapeHtml([type, schema.title, schema['x-group'], ...fixtures.map(({ name }) => name)].join(' ').toLowerCase())

const groupLinks = (entries: readonly GalleryEntry[]): string =>
  `<ul>${byGroup(entries)
    .map(([group]) => `<li><a href="#${group}">${group}</a></li>`)
    .join('')}</ul>`

const groupLists = (entries: readonly GalleryEntry[], current: string): string =>
  byGroup(entries)
    .map((group) => groupList(group, current))
    .join('')

const groupList = ([group, entries]: readonly [string, readonly GalleryEntry[]], current: string): string =>
  `<section data-group><h2>${group}</h2><ul>${entries
    .map(
      (entry) =>
        `<li data-words="${wordsOf(entry)}"><a href="/_gallery/${entry.type}"${entry.type === current ? ' aria-current="page"' : ''}>${escapeHtml(entry.schema.title)}</a></li>`,
    )
    .join('')}</ul></section>`
