import type { ComposeDocument } from '../../../../schemas/api/compose.ts'
import type { SiteConfig } from '../../../../src/site/site-config.ts'
import { isUnreachable } from '../../../lib/unreachable.ts'
import type { Runtime } from '../../../runtime.ts'
import type { RenderDraft } from '../../../storefront/render-draft.ts'
import { createBrowser, MOST_PIXELS_HIGH, type PictureBrowser } from './picture-browser.ts'
import { createFiles } from './picture-files.ts'
import type { ToolPicture } from './tool-picture.ts'

/** Of windows, in pixels. */
export const WIDTHS = { min: 320, max: 1_920 } as const

interface Wanted {
  readonly document: ComposeDocument
  readonly site: SiteConfig
  readonly language: string
  readonly width: number
}

interface Taken {
  readonly picture?: ToolPicture
  /** Why there is none, or not of all of it. */
  readonly why?: string
}

/** A picture of a page as it would be. */
export type TakePicture = (wanted: Wanted) => Promise<Taken>

interface Deps {
  readonly runtime: Runtime
  readonly renderDraft: RenderDraft | undefined
}

/** Pictures of drafts: the shop renders the page, a browser without scripts draws it. `close` ends the browser. */
export const createTakePicture = ({ runtime, renderDraft }: Deps): { readonly take: TakePicture; readonly close: () => Promise<void> } => {
  const { config, log } = runtime
  const { COMPOSE_BROWSER: address } = config
  const browser: PictureBrowser | undefined = address === undefined ? undefined : createBrowser(address)
  const fileOf = createFiles(runtime)
  return {
    take: async ({ width, ...wanted }) => {
      if (browser === undefined || renderDraft === undefined) return { why: NO_BROWSER }
      const rendered = await renderDraft(wanted)
      if (rendered === undefined) return { why: NO_ADDRESS }
      try {
        const { bytes, isCut } = await browser.draw({ ...rendered, width, fileOf })
        return { picture: { bytes, mimeType: 'image/jpeg' }, ...(isCut ? { why: CUT } : {}) }
      } catch (cause) {
        if (!isUnreachable(cause)) throw cause
        log.warn({ event: 'composePicture', err: cause }, 'The browser for pictures of drafts does not answer')
        return { why: NO_ANSWER }
      }
    },
    close: async () => browser?.close(),
  }
}

const NO_BROWSER = 'This shop has no browser to take pictures with: whoever runs it names one in COMPOSE_BROWSER.'
const NO_ADDRESS = 'A page of this kind is shown around something else, such as a product: there is no picture of it alone.'
const NO_ANSWER = 'The browser that takes pictures does not answer now. Try again in a moment.'
const CUT = `The page is longer than ${MOST_PIXELS_HIGH} pixels; this is its beginning.`
