import { vi } from 'vitest'
import type { Report } from '../../src/lib/report.ts'
import { defined } from '../../src/lib/defined.ts'

/** Hands every report to a function instead of the console; returns how to undo it. */
export const catchReports = (sink: (report: Report) => void): (() => void) => {
  const spy = vi.spyOn(console, 'warn').mockImplementation((line: unknown, details: unknown) => {
    const [, code = '', message = ''] = /^\[([^\]]+)\] (.*)$/s.exec(String(line)) ?? []
    // What `report` writes beside its line: severity and details of a report.
    const { severity, ...rest } = (details ?? {}) as { readonly severity?: Report['severity'] } & Record<string, unknown>
    sink({
      code,
      message,
      ...defined({ severity }),
      ...(Object.keys(rest).length === 0 ? {} : { details: rest }),
    })
  })
  return () => spy.mockRestore()
}
