import { report } from '../../lib/report.ts'
import { dataFileAddress, DataFileError, readDataFile } from '../../clients/content/data-file.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { selectBlocks } from '../render/select-blocks.ts'
import type { BlockNode, Page } from '../../../schemas/page.ts'
import type { DebugFlags } from '../../site/debug-flags.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { createSplashDecision } from './create-splash-decision.ts'
import { createSplashMemory, type SplashMemory } from './splash-memory.ts'
import { wallTime } from '../../lib/clock.ts'

interface Deps {
  readonly site: SiteValue
  readonly build: string
  readonly flags: DebugFlags
}

/** The splash of a page load, on the browser's own storage, channel and display settings. */
export interface Splash {
  readonly memory: SplashMemory
  readonly decide: (path: string) => Promise<BlockNode | undefined>
}

export const createSplash = ({ site, build, flags }: Deps): Splash => {
  const memory = createSplashMemory({
    storage: browserStorage(),
    events: window,
    createChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  })
  const isHidden = (): boolean => flags.hideModal || isAccessibilityMode()
  return { memory, decide: createSplashDecision({ load: () => loadItems(site, build), isSeen: memory.isSeen, isHidden, report }) }
}

/** Display settings by which shoppers say that nothing should come in their way (docs/decisions/0033). */
const isAccessibilityMode = (): boolean => window.matchMedia('(forced-colors: active), (prefers-contrast: more)').matches

/** A region without a splash has no file (CALL-52). */
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
