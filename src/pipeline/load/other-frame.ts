import { recordOf, type PageKind } from '../../../schemas/page-kinds.ts'
import type { PageContext } from '../../page/page-context.ts'
import { loadFrame, type Frame, type FrameDeps } from './load-frame.ts'

interface Deps extends Omit<FrameDeps, 'context'> {
  /** Kind of the page that the server rendered, whose frame is there. */
  readonly first: PageKind
  /** False where drafts are shown: they change. */
  readonly isKept: boolean
}

/** Loads header and footer of a page in the browser; undefined where the page has those of the first page. There are two frames, so one is read. */
export const createOtherFrame = ({ first, isKept, ...deps }: Deps): ((context: PageContext) => Promise<Frame> | undefined) => {
  let other: Promise<Frame> | undefined
  const load = async (context: PageContext): Promise<Frame> => {
    const frame = await loadFrame({ ...deps, context })
    if (!isKept || frame.isDegraded === true) other = undefined
    return frame
  }
  return (context) => {
    if (recordOf(context.kind).frame === recordOf(first).frame) return undefined
    other ??= load(context)
    return other
  }
}
