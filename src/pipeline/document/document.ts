import { escapeHtml } from '../../lib/escape-html.ts'
import { scriptJson } from '../../lib/script-json.ts'
import type { HeadTag } from '../load/head-tags.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { PageStyles } from './assets.ts'
import { BOOT_DATA_ID, PREVIEW_BAR_ID, type SentBootData } from './boot-data.ts'
import { LATER } from '../hydrate/start-later.ts'
import { HEAD_MARK } from '../navigate/sync-head.ts'

interface Options {
  readonly site: SiteValue
  readonly title: string
  readonly head: readonly HeadTag[]
  readonly preamble: string
  readonly styles: PageStyles
  readonly fonts: readonly string[]
  readonly entry: string
  readonly bootModule: string
  readonly modules: readonly string[]
  /** Rendered application. */
  readonly body: string
  readonly boot: SentBootData
}

/** The whole page as text. Its one inline script is data, which no content security policy needs to allow. */
export const renderDocument = (options: Options): string => {
  const { site, title, head, preamble, styles, fonts, entry, bootModule, modules, body, boot } = options
  return (
    `<!doctype html><html lang="${site.locale}" dir="${site.direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${preamble}<title>${escapeHtml(title)}</title>` +
    head.map(headElement).join('') +
    (styles.inline === '' ? '' : `<style>${styles.inline}</style>`) +
    styles.links.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    // A disabled sheet is never fetched; the module loader takes it as a sign that the rules are loaded.
    styles.known.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('') +
    fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('') +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    modulesLater(bootModule, [entry, ...modules]) +
    `</head><body>${previewRoot(boot)}<div id="root">${body}</div><script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(boot)}</script></body></html>`
  )
}

/** What makes the page visible comes first; a browser does nothing with a link of this kind (src/pipeline/hydrate/start-later.ts). */
const modulesLater = (boot: string, modules: readonly string[]): string =>
  `<script type="module" src="${boot}" fetchpriority="low"></script>${modules.map((href) => `<link rel="${LATER}" href="${href}">`).join('')}`

/** Kept free, so that the page does not move when the bar comes (src/pipeline/preview/preview-bar.module.scss). */
const previewRoot = ({ preview }: SentBootData): string =>
  preview?.settings === undefined ? '' : `<div id="${PREVIEW_BAR_ID}" style="min-block-size:4.5rem"></div>`

const headElement = ({ tag, attributes }: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')} ${HEAD_MARK}="">`
