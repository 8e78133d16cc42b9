import { Fragment, type ReactNode } from 'react'
import { BlockList, byGroup, wordsOf } from './block-list.tsx'
import type { GalleryEntry } from './gallery-views.ts'
import { galleryPage } from './gallery-page.tsx'

interface Options {
  readonly entries: readonly GalleryEntry[]
  readonly styles: ReactNode
  readonly script: string
}

/** Every block type by group, with its fixtures. */
export const indexDocument = ({ entries, styles, script }: Options): string =>
  galleryPage({
    title: 'Blocks',
    styles,
    script,
    body: (
      <div className="g-page">
        <BlockList entries={entries} />
        <main className="g-main">
          <h1>{entries.length} blocks</h1>
          {byGroup(entries).map(([group, each]) => (
            <section key={group} data-group="" id={group}>
              <h2 className="g-group">{group}</h2>
              <ul className="g-cards">
                {each.map((entry) => (
                  <Card key={entry.type} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      </div>
    ),
  })

const Card = ({ entry }: { readonly entry: GalleryEntry }) => {
  const { type, schema, hydrate, fixtures } = entry
  return (
    <li className="g-card" data-words={wordsOf(entry)}>
      <h3>
        <a href={`/_gallery/${type}`}>{schema.title}</a>
      </h3>
      <p>
        <code>{type}</code>, hydrates {hydrate}
      </p>
      <p>
        {fixtures.length === 0 && 'no fixture yet'}
        {fixtures.map(({ name }, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <a href={`/_gallery/${type}?fixture=${index}`}>{name}</a>
          </Fragment>
        ))}
      </p>
    </li>
  )
}
