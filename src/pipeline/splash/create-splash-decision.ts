import type { BlockNode } from '../../../schemas/page.ts'
import type { Report } from '../../lib/report.ts'
import { splashForPath } from './splash-for-path.ts'

interface Deps {
  /** Splash windows for this audience; none where there are none (CALL-52). Rejects where they cannot be had. */
  readonly load: () => Promise<readonly BlockNode[]>
  readonly isSeen: () => boolean
  /** The debug flag that hides it, or an accessibility mode: display settings of somebody whom a window would get in the way. */
  readonly isHidden: () => boolean
  readonly report: (entry: Report) => void
}

/**
 * Which splash window a path opens. Decided once a page load, for the first path that has one: at most one window shows, and
 * none comes later because storage changed meanwhile (SPLASH-01, TRICKY-23).
 */
export const createSplashDecision = ({ load, isSeen, isHidden, report }: Deps) => {
  let isDecided = false
  let items: Promise<readonly BlockNode[]> | undefined
  return async (path: string): Promise<BlockNode | undefined> => {
    if (isDecided) return undefined
    items ??= load().catch((cause: unknown) => {
      report({ code: 'splashFailed', message: 'Splash windows could not be read', details: { cause: String(cause) } })
      return []
    })
    const item = splashForPath(await items, path)
    if (item === undefined || isDecided) return undefined
    isDecided = true
    return isSeen() || isHidden() ? undefined : item
  }
}
