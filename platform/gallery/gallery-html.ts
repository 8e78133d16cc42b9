import { escapeHtml } from '../../src/lib/escape-html.ts'
import { GALLERY_STYLES } from './gallery-styles.ts'

interface Page {
  readonly title: string
  readonly body: string
  /** The shop's own sheets: the gallery uses its tokens. */
  readonly styles: string
  /** Address of src/gallery/workbench.ts. */
  readonly script: string
}

/** A page of the gallery itself; the blocks are in frames of their own. */
export const galleryHtml = ({ title, body, styles, script }: Page): string =>
  `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title>${styles}<style>${GALLERY_STYLES}</style></head>` +
  `<body class="g-body">${body}<script type="module" src="${script}"></script></body></html>`
