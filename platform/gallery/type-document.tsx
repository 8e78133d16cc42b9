import type { ReactNode } from 'react'
import type { BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import { scriptJson } from '../../src/lib/script-json.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { BlockList } from './block-list.tsx'
import { Choice } from './choice.tsx'
import { Documentation } from './documentation.tsx'
import { galleryPage } from './gallery-page.tsx'
import { DIRECTIONS, queryOf, siteOfLook, VIEWPORTS, type GalleryLook } from './gallery-look.ts'
import type { GalleryEntry, PropProblem } from './gallery-views.ts'
import { PropField } from './prop-field.tsx'

interface Options {
  readonly entries: readonly GalleryEntry[]
  readonly entry: GalleryEntry
  readonly look: GalleryLook
  readonly sites: readonly SiteConfig[]
  /** Of the props in the address. */
  readonly problems: readonly PropProblem[]
  readonly size: BlockSize | undefined
  readonly styles: ReactNode
  readonly script: string
}

/** One block at work: its fixtures in frames of any width, language and direction, its props to change, and what it is. */
export const typeDocument = (options: Options): string => {
  const { entries, entry, look, size, styles, script } = options
  const { type, schema } = entry
  const node = entry.fixtures[look.fixture]?.node
  return galleryPage({
    title: schema.title,
    styles,
    script,
    body: (
      <>
        <div className="g-page">
          <BlockList entries={entries} current={type} />
          <main className="g-main">
            <h1>{schema.title}</h1>
            <Toolbar {...options} />
            <Stage {...options} />
            <div className="g-panels">
              <Form {...options} />
              <div className="g-form">
                <AuditSection />
                <Documentation entry={entry} node={node} size={size} />
              </div>
            </div>
          </main>
        </div>
        <script type="application/json" id="workbench">
          {scriptJson({ props: node?.props ?? {}, changed: look.props })}
        </script>
      </>
    ),
  })
}

const Toolbar = ({ entry, look, sites }: Options) => {
  const languages = [...new Set(sites.flatMap((each) => each.languages))]
  // The workbench keeps links of this fixture (`data-look`) up to date with its form.
  const link = (change: Partial<GalleryLook>, label: string, isCurrent: boolean) => (
    <a
      key={`${label} ${change.fixture}`}
      data-look={change.fixture === undefined ? '' : undefined}
      href={`/_gallery/${entry.type}${queryOf({ ...look, ...change })}`}
      aria-current={isCurrent ? true : undefined}
    >
      {label}
    </a>
  )
  return (
    <div className="g-bar">
      <Choice label="Fixture">
        {entry.fixtures.map(({ name }, fixture) => link({ fixture, props: {} }, name, fixture === look.fixture))}
      </Choice>
      <Choice label="Width">{VIEWPORTS.map((viewport) => link({ viewport }, viewport, viewport === look.viewport))}</Choice>
      <Choice label="Site">
        {sites.map((each) => link(siteAndLanguageOf(each, look), each.siteTag, each.siteTag === siteOfLook(look, sites)?.siteTag))}
      </Choice>
      <Choice label="Language">
        {languages.map((language) => link({ language, site: siteSpeaking(language, look, sites) }, language, language === look.language))}
      </Choice>
      <Choice label="Direction">{DIRECTIONS.map((direction) => link({ direction }, direction, direction === look.direction))}</Choice>
    </div>
  )
}

/** A site keeps the language where it speaks it. */
const siteAndLanguageOf = (
  { siteTag, languages, defaultLanguage }: SiteConfig,
  { language }: GalleryLook,
): Pick<GalleryLook, 'site' | 'language'> => ({
  site: siteTag,
  language: languages.includes(language) ? language : defaultLanguage,
})

/** The site looked at, where it speaks a language; else the first that does. */
const siteSpeaking = (language: string, { site }: GalleryLook, sites: readonly SiteConfig[]): string =>
  siteOfLook({ site, language }, sites) === undefined ? '' : site

/** What pages of the shop open in front of themselves after a while would cover the block. */
const NO_POPUPS = 'hidePopups=1&hideCookieBanner=1'

const Stage = ({ entry, look, problems }: Options) => {
  const name = entry.fixtures[look.fixture]?.name
  if (name === undefined) return <p>This block has no such fixture.</p>
  const widths = look.viewport === 'all' ? VIEWPORTS.filter((each) => each !== 'all') : [look.viewport]
  // What does not fit is not rendered: the frame shows the fixture as it is.
  const query = queryOf({ ...look, fixture: 0, viewport: '390', ...(problems.length > 0 ? { props: {} } : {}) })
  const address = `/_gallery/${entry.type}/${look.fixture}?${[NO_POPUPS, query.slice(1)].filter(Boolean).join('&')}`
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="g-stage" tabIndex={0} role="region" aria-label="Frames">
      {widths.map((width) => (
        <figure key={width}>
          <figcaption>{width} px</figcaption>
          <iframe data-frame="" style={{ inlineSize: `${width}px` }} title={`${name}, ${width} px`} src={address} />
        </figure>
      ))}
    </div>
  )
}

const Form = ({ entry, look, problems }: Options) => {
  const props = { ...entry.fixtures[look.fixture]?.node.props, ...look.props }
  const messageOf = (name: string): string | undefined => problems.find(({ prop }) => prop === name)?.message
  const fields = Object.entries(entry.schema.properties)
  return (
    <section className="g-panel">
      <h2>Props</h2>
      <form id="props" className="g-form">
        {fields.length === 0 && <p className="g-muted">This block has no props.</p>}
        {fields.map(([name, schema]) => (
          <PropField key={name} name={name} schema={schema} value={props[name]} message={messageOf(name)} />
        ))}
        <p id="prop--error" className="g-error" role="status">
          {messageOf('')}
        </p>
        {fields.length > 0 && (
          <p className="g-muted">
            <button className="g-button" type="reset">
              Back to the fixture
            </button>
          </p>
        )}
      </form>
    </section>
  )
}

const AuditSection = () => (
  <section className="g-panel">
    <h2>Accessibility</h2>
    <p className="g-muted">
      <button id="audit" className="g-button" type="button">
        Check again
      </button>
    </p>
    <div id="problems" role="status" />
  </section>
)
