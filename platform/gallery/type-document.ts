import type { BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'
import { scriptJson } from '../../src/lib/script-json.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { blockList } from './block-list.ts'
import { documentation } from './documentation.ts'
import { galleryHtml } from './gallery-html.ts'
import { DIRECTIONS, queryOf, siteOfLook, VIEWPORTS, type GalleryLook } from './gallery-look.ts'
import type { GalleryEntry, PropProblem } from './gallery-views.ts'
import { propField } from './prop-field.ts'

interface Options {
  readonly entries: readonly GalleryEntry[]
  readonly entry: GalleryEntry
  readonly look: GalleryLook
  readonly sites: readonly SiteConfig[]
  /** Of the props in the address. */
  readonly problems: readonly PropProblem[]
  readonly size: BlockSize | undefined
  readonly styles: string
  readonly script: string
}

/** One block at work: its fixtures in frames of any width, language and direction, its props to change, and what it is. */
export const typeDocument = (options: Options): string => {
  const { entries, entry, look, size, styles, script } = options
  const { type, schema } = entry
  const node = entry.fixtures[look.fixture]?.node
  return galleryHtml({
    title: schema.title,
    styles,
    script,
    body:
      `<div class="g-page">${blockList({ entries, current: type })}<main class="g-main"><h1>${escapeHtml(schema.title)}</h1>` +
      `${toolbar(options)}${stage(options)}<div class="g-panels">${form(options)}` +
      `<div class="g-form">${auditSection()}${documentation({ entry, node, size })}</div></div></main></div>` +
      `<script type="application/json" id="workbench">${scriptJson({ props: node?.props ?? {}, changed: look.props })}</script>`,
  })
}

const toolbar = ({ entry, look, sites }: Options): string => {
  // The workbench keeps links of this fixture (`data-look`) up to date with its form.
  const link = (change: Partial<GalleryLook>, label: string, isCurrent: boolean): string =>
    `<a ${change.fixture === undefined ? 'data-look ' : ''}href="/_gallery/${entry.type}${escapeHtml(queryOf({ ...look, ...change }))}"` +
    `${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a>`
  const fixtures = entry.fixtures.map(({ name }, fixture) => link({ fixture, props: {} }, name, fixture === look.fixture))
  const widths = VIEWPORTS.map((viewport) => link({ viewport }, viewport, viewport === look.viewport))
  const languages = [...new Set(sites.flatMap((each) => each.languages))]
  const tongues = languages.map((language) =>
    link({ language, site: siteSpeaking(language, look, sites) }, language, language === look.language),
  )
  const siteLinks = sites.map((each) =>
    link(siteAndLanguageOf(each, look), each.siteTag, each.siteTag === siteOfLook(look, sites)?.siteTag),
  )
  const directions = DIRECTIONS.map((direction) => link({ direction }, direction, direction === look.direction))
  return `<div class="g-bar">${choice('Fixture', fixtures)}${choice('Width', widths)}${choice('Site', siteLinks)}${choice('Language', tongues)}${choice('Direction', directions)}</div>`
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

const choice = (label: string, links: readonly string[]): string =>
  `<div class="g-choice" role="group" aria-label="${label}"><span aria-hidden="true">${label}</span>${links.join('')}</div>`

/** What pages of the shop open in front of themselves after a while would cover the block. */
const NO_POPUPS = 'hidePopups=1'

const stage = ({ entry, look, problems }: Options): string => {
  const name = entry.fixtures[look.fixture]?.name
  if (name === undefined) return `<p>This block has no such fixture.</p>`
  const widths = look.viewport === 'all' ? VIEWPORTS.filter((each) => each !== 'all') : [look.viewport]
  // What does not fit is not rendered: the frame shows the fixture as it is.
  const query = queryOf({ ...look, fixture: 0, viewport: '390', ...(problems.length > 0 ? { props: {} } : {}) })
  const frames = widths.map(
    (width) =>
      `<figure><figcaption>${width} px</figcaption><iframe data-frame style="inline-size:${width}px" title="${escapeHtml(name)}, ${width} px" ` +
      `src="/_gallery/${entry.type}/${look.fixture}?${escapeHtml([NO_POPUPS, query.slice(1)].filter(Boolean).join('&'))}"></iframe></figure>`,
  )
  return `<div class="g-stage" tabindex="0" role="region" aria-label="Frames">${frames.join('')}</div>`
}

const form = ({ entry, look, problems }: Options): string => {
  const props = { ...entry.fixtures[look.fixture]?.node.props, ...look.props }
  const messageOf = (name: string): string | undefined => problems.find(({ prop }) => prop === name)?.message
  const names = Object.entries(entry.schema.properties)
  const fields = names.map(([name, schema]) => propField({ name, schema, value: props[name], message: messageOf(name) }))
  return (
    `<section class="g-panel"><h2>Props</h2><form id="props" class="g-form">` +
    `${fields.join('') || '<p class="g-muted">This block has no props.</p>'}` +
    `<p id="prop--error" class="g-error" role="status">${escapeHtml(messageOf('') ?? '')}</p>` +
    `${fields.length === 0 ? '' : '<p class="g-muted"><button class="g-button" type="reset">Back to the fixture</button></p>'}</form></section>`
  )
}

const auditSection = (): string =>
  `<section class="g-panel"><h2>Accessibility</h2><p class="g-muted"><button id="audit" class="g-button" type="button">Check again</button></p>` +
  `<div id="findings" role="status"></div></section>`
