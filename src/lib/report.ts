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

/** Writes a report to the console, with its severity beside its details. */
export const report: ReportSink = ({ code, message, severity, details }) =>
  warn(`[${code}] ${message}`, severity === undefined ? details : { severity, ...details })
