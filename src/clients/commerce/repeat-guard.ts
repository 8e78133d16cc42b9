import type { ReportSink } from '../../lib/report.ts'
import { CommerceError, type CommerceCall } from './commerce-client.ts'

/** Stops repeating a call that fails again and again (API-15, API-16, API-23). */
export interface RepeatGuard {
  /** Throws 'Exceeded max attempts' after three failures of the call. */
  readonly check: (call: CommerceCall) => void
  /** Counts an outcome; status 0 is a request without an answer. */
  readonly count: (call: CommerceCall, status: number) => void
}

interface Deps {
  readonly clock: { readonly now: () => number }
  readonly report: ReportSink
}

interface Failures {
  readonly count: number
  readonly lastAt: number
  readonly isReported: boolean
}

const MAX_FAILURES = 3
const WINDOW_MS = 2_000

export const createRepeatGuard = ({ clock, report }: Deps): RepeatGuard => {
  const failures = new Map<string, Failures>()
  const standing = (key: string): Failures | undefined => {
    const entry = failures.get(key)
    if (entry === undefined || clock.now() - entry.lastAt < WINDOW_MS) return entry
    failures.delete(key)
    return undefined
  }
  return {
    check: (call) => {
      const key = keyOf(call)
      const entry = standing(key)
      if (entry === undefined || entry.count < MAX_FAILURES) return
      if (!entry.isReported) report({ code: 'exceededMaxAttempts', message: 'Exceeded max attempts', details: { call: key } })
      failures.set(key, { ...entry, isReported: true })
      throw new CommerceError(0, { code: 'EXCEEDED_MAX_ATTEMPTS', message: 'Exceeded max attempts' })
    },
    count: (call, status) => {
      const key = keyOf(call)
      if (!isFailure(status)) return void failures.delete(key)
      const entry = standing(key)
      failures.set(key, { count: (entry?.count ?? 0) + 1, lastAt: clock.now(), isReported: false })
    },
  }
}

const keyOf = ({ method, path }: CommerceCall): string => `${method} ${path}`

/** 400, 403, 404, 409, 422 and the marker 428 are answers, not failures. */
const isFailure = (status: number): boolean => status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
