import type { BlockNode, ShownVariant } from '../../../schemas/page.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { Frame } from './load-frame.ts'
import type { BlockData } from './load-plan.ts'
import type { TreeItem } from '../blocks/tree.ts'
import type { HeadTag } from '../../page/head-tags.ts'

/** A page ready to render: content chosen for its audience, and the data its blocks asked for. */
export interface PageView {
  /** Key of the page's content: `home`, `landing/about`. */
  readonly key: string
  readonly items: readonly TreeItem[]
  readonly context: PageContext
  readonly data: BlockData
  readonly head: readonly HeadTag[]
  /** Of blocks that have variants, those that the page shows. */
  readonly variants?: readonly ShownVariant[]
  /** Where the page has another header and footer than the first one. */
  readonly frame?: Frame
}

/** A view whose blocks are all there: what loaders make. The server's first one reaches the browser cut down. */
export interface FullPageView extends PageView {
  readonly items: readonly BlockNode[]
  /** When other blocks are to be shown, in epoch milliseconds: a window opens or closes. Never, unless given. */
  readonly changesAt?: number
  /** Something the page needs did not answer: it is shown as well as can be, and not cached. */
  readonly isDegraded?: boolean
}
