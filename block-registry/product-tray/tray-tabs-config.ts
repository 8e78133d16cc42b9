/** A tab of a tray: whatever fits its rule (DATA-92). */
export interface TrayTab {
  readonly title: string
  /** What analytics calls it. */
  readonly analyticsTitle: string
  readonly filters: Readonly<Record<string, readonly string[]>>
}

export interface TrayTabs {
  readonly tabs: readonly TrayTab[]
  /** Where not, only the active tab's products show, and nothing to choose another by. */
  readonly showTabs: boolean
  /** Index of the tab that shows first. */
  readonly activeTab: number
}

/** A tray asks for the products of so many. */
const MOST = 4

/** Reads `tabsConfig`; the publish gate has checked its shape, and a tab that is none is left out. Pages published before trays had tabs have none. */
export const readTrayTabs = (config: Readonly<Record<string, unknown>> = {}): TrayTabs => {
  const { tabs: given, showTabs, activeTab } = config
  const tabs = (Array.isArray(given) ? given : []).flatMap(readTab).slice(0, MOST)
  return { tabs, showTabs: showTabs !== false, activeTab: typeof activeTab === 'number' && activeTab in tabs ? activeTab : 0 }
}

const readTab = (tab: unknown): readonly TrayTab[] => {
  if (!isRecord(tab) || typeof tab['title'] !== 'string' || !isRecord(tab['filters'])) return []
  const filters = Object.entries(tab['filters']).flatMap(([kind, values]) =>
    Array.isArray(values) ? [[kind, values.filter((value) => typeof value === 'string')] as const] : [],
  )
  const { title, analyticsTitle } = tab
  return [{ title, analyticsTitle: typeof analyticsTitle === 'string' ? analyticsTitle : title, filters: Object.fromEntries(filters) }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
