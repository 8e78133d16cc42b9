import { warn } from './log.ts'

/** Something that went wrong without stopping the page: data for whoever looks after the shop. */
export interface Report {
  /** Machine-readable, camelCase: `missingTranslation`, `blockFailed`. */
  readonly code: string
  readonly message: string
  /** 1: the shop is down, 2: something shoppers were to get is missing, 3: less good than it could be. */
  readonly severity?: 1 | 2 | 3
  readonly details?: Readonly<Record<string, unknown>>
  /** What was thrown: its stack is for whoever is sent the report, and too long for the console. */
  readonly thrown?: unknown
  /** The server has decided against it, and counts that: for the console alone. */
  readonly isRefused?: boolean
}

export type ReportSink = (report: Report) => void

/** The requests of a page that is being left are stopped, which their callers cannot tell from an outage. */
let isBeingLeft = false
globalThis.addEventListener?.('pagehide', () => {
  isBeingLeft = true
  // Runs only in a page that is kept, once somebody comes back to it.
  setTimeout(() => (isBeingLeft = false))
})

/**
 * Writes a report to the console, with its severity beside its details, and says it to the window, for what sends it on
 * (src/pipeline/errors); of a page that is being left, nothing.
 */
export const report: ReportSink = (entry) => {
  if (isBeingLeft) return
  const { code, message, severity, details, isRefused = false } = entry
  warn(`[${code}] ${message}`, severity === undefined ? details : { severity, ...details })
  if (!isRefused) globalThis.dispatchEvent?.(new CustomEvent('report', { detail: entry }))
}
