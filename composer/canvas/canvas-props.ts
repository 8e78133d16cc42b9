import type { DraftPage } from '../../src/content/draft-page.ts'
import type { Measures } from './measures.ts'
import type { Box, CanvasMode, OtherAtBlock, TextProp } from './protocol.ts'

export interface CanvasProps {
  /** The page to show, with the settings of its preview. */
  readonly address: string
  /** Address of the script that runs in the frame. */
  readonly frameScript: string
  /** Its name for those who do not see it; `The page` without. */
  readonly title?: string
  /** Of the window that the page believes to have, in pixels; `full`: as wide as there is room. */
  readonly width: number | 'full'
  /** Of the page: where a canvas wider than its room begins. */
  readonly direction?: 'ltr' | 'rtl'
  /** The draft to show; without `page` the server's. */
  readonly page: { readonly key: string; readonly page: DraftPage | undefined }
  /** Id of the block on the page. */
  readonly selected: string | undefined
  /** What of it may be typed on the page. */
  readonly texts: readonly TextProp[]
  readonly mode?: CanvasMode
  /** Blocks that others are at. */
  readonly others?: readonly OtherAtBlock[]
  /** A share of the way down that it is scrolled to, as other widths of the page are. */
  readonly scrolledTo?: number | undefined
  /** Undefined: clicked beside all blocks. */
  readonly onSelect: (blockId: string | undefined) => void
  /** `blockId` is where it was typed: another one may be selected by now. Taken back, a text comes as it was. */
  readonly onTextChange: (field: string, value: string, blockId: string, isCommitted: boolean) => void
  /** A text of the block is typed in, or, without one, none is any more. */
  readonly onTyping?: (blockId: string | undefined) => void
  /** The page takes drafts; again after each load. */
  readonly onReady?: () => void
  readonly onScrolled?: (share: number) => void
  /** The page is measured after each change, once it rests; `revision` is of the draft that was. Without it nothing is measured. */
  readonly onMeasured?: ((measures: Measures, revision: string | undefined) => void) | undefined
  /** How long a change rests before it is measured, in milliseconds. */
  readonly measuredAfter?: number
  /** Another page is shown: links are followed in `browse`. */
  readonly onNavigated?: (address: string) => void
  /** Copied, cut or pasted on the page beside any text; `text` is what is pasted. */
  readonly onClipboard?: (act: 'copy' | 'cut' | 'paste', text: string) => void
  readonly onHover?: (blockId: string | undefined) => void
  /** Where the selected block is in the frame; undefined where it is not shown. */
  readonly onBox?: (blockId: string, box: Box | undefined) => void
}
