import { warn } from './log.ts'

/** Something that went wrong without stopping the page: data for whoever looks after the shop. */
export interface Report {
  /** Machine-readable, camelCase: `missingTranslation`, `blockFailed`. */
  readonly code: string
  readonly message: string
  /** 1: the shop is down, 2: something shoppers were to get is missing, 3: less good than it could be. */
  readonly severity?: 1 | 2 | 3
  readonly details?: Readonly<Record<string, unknown>>
}

export type ReportSink = (report: Report) => void

/** Where reports go: the console until the application sets its own. */
let sink: ReportSink = (entry) => warn(`[${entry.code}] ${entry.message}`, entry.details)

/** Sends reports somewhere else from now on; returns how to undo it. */
export const setReportSink = (next: ReportSink): (() => void) => {
  const before = sink
  sink = next
  return () => {
    sink = before
  }
}

/** Reports something once or many times; never throws. */
export const report: ReportSink = (entry) => {
  try {
    sink(entry)
  } catch (cause) {
    warn('A report could not be sent', { entry, cause })
  }
}
