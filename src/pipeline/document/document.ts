import type { Theme } from '../../../themes/theme.ts'
import type { HtmlParts } from '../../lib/html-parts.ts'
import { Markup, markup } from '../../lib/markup.ts'
import { scriptJson } from '../../lib/script-json.ts'
import type { HeadTag } from '../../page/head-tags.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { ErrorReports, PageStyles } from './assets.ts'
import { BOOT_DATA_ID, PREVIEW_BAR_ID, type SentBootData } from './boot-data.ts'
import { preloadedFaces } from '../../site/preloaded-faces.ts'
import { themeOf } from '../../site/theme-of.ts'
import type { Thing } from './structured-data/page-facts.ts'
import { LATER } from './later.ts'
import { HEAD_MARK } from '../render/sync-head.ts'

interface Options {
  readonly site: SiteValue
  readonly title: string
  readonly head: readonly HeadTag[]
  readonly preamble: readonly Markup[]
  readonly styles: PageStyles
  readonly entry: string
  readonly bootModule: string
  readonly errors?: ErrorReports | undefined
  readonly modules: readonly string[]
  /** Application as React has rendered it. */
  readonly body: HtmlParts
  /** What search engines read of the page (structured-data). */
  readonly data?: Thing | undefined
  readonly boot: SentBootData
}

/**
 * The whole page. Its inline scripts are data, which no content security policy needs to allow. A template, because a
 * browser gets what is in the head in the order it is written here; React has an order of its own (docs/decisions/0011).
 */
export const renderDocument = (options: Options): HtmlParts => {
  const { site, title, head, preamble, styles, entry, bootModule, errors, modules, body, data: facts, boot } = options
  const inHead = [
    ...preamble,
    markup`<title>${title}</title>`,
    ...head.map(headElement),
    // Nothing is shown until the main part begins: a header that is shown while half of it has come moves its icons when the rest does.
    markup`<link rel="expect" href="#main" blocking="render">`,
    ...(styles.inline === '' ? [] : [markup`<style>${new Markup(styles.inline)}</style>`]),
    ...styles.links.map((href) => markup`<link rel="stylesheet" href="${href}">`),
    // A disabled sheet is never fetched; the module loader takes it as a sign that the rules are loaded.
    ...styles.known.map((href) => markup`<link rel="stylesheet" href="${href}" disabled>`),
    ...preloadedFaces(site.site, site.language).map(
      (href) => markup`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    markup`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    // What makes the page visible comes first; a browser does nothing with a link of this kind (src/pipeline/hydrate/start-later.ts).
    markup`<script type="module" src="${bootModule}" fetchpriority="low"${errorsOf(errors)}></script>`,
    ...[entry, ...modules].map((href) => markup`<link rel="${LATER}" href="${href}">`),
  ]
  const theme = themeOf(site.site)
  const look = site.site.theme === undefined ? '' : markup` data-theme="${theme.name}"`
  const start = markup`<!doctype html><html lang="${site.locale}" dir="${site.direction}"${look}><head><meta charset="utf-8">`
  const viewport = markup`<meta name="viewport" content="width=device-width,initial-scale=1">`
  const data = markup`<script type="application/json" id="${BOOT_DATA_ID}">${new Markup(scriptJson(boot))}</script>`
  const before = markup`${start}${viewport}${frameColors(theme)}${inHead}</head><body>${previewRoot(boot)}<div id="root">`
  // Last: no browser does anything with it.
  const read = facts === undefined ? '' : markup`<script type="application/ld+json">${new Markup(scriptJson(facts))}</script>`.text
  return [before.text, ...body, '</div>', data.text, read, '</body></html>']
}

/** What browsers colour their own frame with: the page's ground, in each scheme that the theme has. */
const frameColors = ({ ground: { light, dark } }: Theme): readonly Markup[] =>
  dark === undefined
    ? [markup`<meta name="theme-color" content="${light}">`]
    : [
        markup`<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
        markup`<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
      ]

/** Read by src/pipeline/errors. */
const errorsOf = (errors: ErrorReports | undefined): Markup | string =>
  errors === undefined ? '' : markup` data-errors="${errors.module}"${errors.fromHeadless ? markup` data-headless` : ''}`

/** Kept free, so that the page does not move when the bar comes (src/pipeline/preview/preview-bar.module.scss). */
const previewRoot = ({ preview }: SentBootData): readonly Markup[] =>
  preview?.settings === undefined ? [] : [markup`<div id="${PREVIEW_BAR_ID}" style="min-block-size:4.5rem"></div>`]

/** Tags and names of attributes are ours. */
const headElement = ({ tag, attributes }: HeadTag): Markup => {
  const given = Object.entries(attributes).map(([name, value]) => markup`${new Markup(name)}="${value}" `)
  return markup`<${new Markup(tag)} ${given}${new Markup(HEAD_MARK)}="">`
}
