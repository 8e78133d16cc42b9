import { report, type Report } from '../../lib/report.ts'
import { dataFileAddress, DataFileError, readDataFile } from '../../clients/content/data-file.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { selectBlocks } from '../../content/select-blocks.ts'
import type { BlockNode, Page } from '../../../schemas/page.ts'
import type { DebugFlags } from '../../site/debug-flags.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { isSplashSeen } from './is-splash-seen.ts'
import { wallTime } from '../../lib/clock.ts'

interface Deps {
  readonly site: SiteValue
  readonly build: string
  readonly flags: DebugFlags
}

/** Which splash window a path opens, by what is published and what this browser has seen. */
export type DecideSplash = (path: string) => Promise<BlockNode | undefined>

export const createSplash = ({ site, build, flags }: Deps): DecideSplash => {
  const isHidden = (): boolean => flags.hideModal || isAccessibilityMode()
  return createSplashDecision({ load: () => loadItems(site, build), isSeen: () => isSplashSeen(browserStorage()), isHidden, report })
}

/** Display settings by which shoppers say that nothing should come in their way (docs/decisions/0033). */
const isAccessibilityMode = (): boolean => window.matchMedia('(forced-colors: active), (prefers-contrast: more)').matches

/** A region without a splash may have no file (CALL-52). */
const loadItems = async ({ site, language }: SiteValue, build: string): Promise<readonly BlockNode[]> => {
  const address = dataFileAddress(`/data/splash_${language}.json`, { site, language, build })
  try {
    const { blocks } = await readDataFile<Pick<Page, 'blocks'>>(address, window.fetch.bind(window), { blocks: [] })
    return selectBlocks(blocks, { now: wallTime(), countryCode: site.code, language })
  } catch (cause) {
    if (cause instanceof DataFileError && cause.problem === 'missing') return []
    throw cause
  }
}

interface DecisionDeps {
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
export const createSplashDecision = ({ load, isSeen, isHidden, report }: DecisionDeps): DecideSplash => {
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

/** The first splash window for a path: its `paths` name it, or its beginning with a star at the end (TRICKY-23). */
export const splashForPath = (blocks: readonly BlockNode[], path: string): BlockNode | undefined =>
  blocks.find(
    ({ type, props }) => type === 'splash-item' && Array.isArray(props['paths']) && props['paths'].some((one) => fits(String(one), path)),
  )

const fits = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === (pattern.replace(/(?<=.)\/$/, '') || '/')
