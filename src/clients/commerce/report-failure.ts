import type { Report, ReportSink } from '../../lib/report.ts'
import { isRefusal } from './commerce-client.ts'

/** Reports a call that failed, with its incident. A refusal is no failure: the server counts it (docs/observability.md). */
export const reportFailure = (report: ReportSink, cause: unknown, { details, ...entry }: Report): void => {
  if (!isRefusal(cause)) report({ ...entry, details: { ...details, cause: String(cause) } })
}
