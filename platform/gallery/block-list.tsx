import type { GalleryEntry } from './gallery-views.ts'

interface Props {
  readonly entries: readonly GalleryEntry[]
  /** The type that is shown; absent on the overview. */
  readonly current?: string
}

/** In the place of a type: the page of the design is shown. */
export const DESIGN = 'design'

/** The column beside a page: a filter, and all blocks or on the overview the groups; a narrow window has the way back instead. */
export const BlockList = ({ entries, current }: Props) => (
  <aside className={current === undefined ? 'g-side' : 'g-side g-side-type'}>
    <p className="g-muted">
      <a href="/_gallery">All blocks</a>
      <a href="/_gallery/design" aria-current={current === DESIGN ? 'page' : undefined}>
        Design
      </a>
    </p>
    <nav aria-label="Blocks">
      <div className="g-search">
        <label htmlFor="g-search">Find a block</label>
        <input id="g-search" type="search" autoComplete="off" aria-keyshortcuts="/" placeholder="hero, product …" />
      </div>
      {current === undefined ? <GroupLinks entries={entries} /> : <GroupLists entries={entries} current={current} />}
      <p id="g-none" className="g-muted" role="status" />
    </nav>
  </aside>
)

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
  [type, schema.title, schema['x-group'], ...fixtures.map(({ name }) => name)].join(' ').toLowerCase()

const GroupLinks = ({ entries }: { readonly entries: readonly GalleryEntry[] }) => (
  <ul>
    {byGroup(entries).map(([group]) => (
      <li key={group}>
        <a href={`#${group}`}>{group}</a>
      </li>
    ))}
  </ul>
)

const GroupLists = ({ entries, current }: { readonly entries: readonly GalleryEntry[]; readonly current: string }) =>
  byGroup(entries).map(([group, each]) => (
    <section key={group} data-group="">
      <h2>{group}</h2>
      <ul>
        {each.map((entry) => (
          <li key={entry.type} data-words={wordsOf(entry)}>
            <a href={`/_gallery/${entry.type}`} aria-current={entry.type === current ? 'page' : undefined}>
              {entry.schema.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
