import type { PageKind } from '../page-kinds.ts'

/** What is measured of a page, by the names that browsers' makers gave it; in milliseconds, CLS as the score it is. */
export const SPEED_METRICS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const
export type SpeedMetric = (typeof SPEED_METRICS)[number]

/** A phone is held in any direction; tablets count with desktops. */
export const SPEED_DEVICES = ['phone', 'desktop'] as const
export type SpeedDevice = (typeof SPEED_DEVICES)[number]

/** Whether the page came as a document, or was gone to inside the shop without one. */
export const SPEED_WAYS = ['document', 'inApp'] as const
export type SpeedWay = (typeof SPEED_WAYS)[number]

/** How fast one page was for one shopper: no address, no id, nothing of who it was. */
export interface PageSpeed {
  readonly pageKind: PageKind
  readonly way: SpeedWay
  /** What the browser has measured of it: INP only of a page that was used. */
  readonly figures: Readonly<Partial<Record<SpeedMetric, number>>>
}

/** What a page sends once when it is hidden: itself, and what was gone to from it without a document. */
export interface SpeedReport {
  readonly siteTag: string
  readonly device: SpeedDevice
  readonly pages: readonly PageSpeed[]
}

/** Of one report: who goes further without hiding the window is counted up to here. */
export const MAX_SPEED_PAGES = 30

/** Where pages send it. */
export const SPEED_PATH = '/monitoring/speed'
