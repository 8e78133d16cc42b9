import { once } from '../../lib/once.ts'
import type { ReportSink } from '../../lib/report.ts'
import { withPatience } from '../../lib/with-patience.ts'

/** The vendor's script, once its badge is there. */
export interface CaptchaVendor {
  readonly execute: (action: string) => Promise<string>
}

interface Deps {
  /** Actions that tokens are fetched for, and no others. */
  readonly actions: readonly string[]
  /** Loads the script and waits for its badge. May fail, throw or never answer. */
  readonly open: () => Promise<CaptchaVendor>
  readonly report: ReportSink
}

/** What a call is sent with. Nothing here ever rejects: without a token the server decides by what else it knows. */
export interface Captcha {
  /** Has a fresh token of an action from now on. */
  readonly prepare: (action: string) => void
  /** Undefined where the action needs none, and where the vendor does not answer in time. A token is given once. */
  readonly tokenFor: (action: string) => Promise<string | undefined>
  readonly stop: () => void
}

/** How long the badge is waited for, and then a token. */
export const BADGE_MS = 5_000
/** A token is good for two minutes. */
export const REFRESH_MS = 30_000

/** Tokens of the invisible captcha, by action. */
export const createCaptcha = ({ actions, open, report }: Deps): Captcha => {
  const tokens = new Map<string, string>()
  const timers = new Map<string, ReturnType<typeof setInterval>>()
  // Nobody waits twice for a vendor that hangs; should it come after all, it is used again.
  let isLate = false

  const opened = once(async () => {
    const found = await open()
    isLate = false
    return found
  })

  const request = async (action: string): Promise<string> => (await opened()).execute(action)

  const failed = (cause: unknown): void =>
    report({ code: 'noCaptcha', message: 'A call goes without a captcha token', severity: 3, details: { cause: String(cause) } })

  const refresh = async (action: string): Promise<void> => {
    tokens.delete(action)
    try {
      tokens.set(action, await withPatience(request(action), BADGE_MS))
    } catch (cause) {
      failed(cause)
    }
  }

  return {
    prepare: (action) => {
      if (!actions.includes(action) || timers.has(action)) return
      timers.set(
        action,
        setInterval(() => void refresh(action), REFRESH_MS),
      )
      void refresh(action)
    },
    tokenFor: async (action) => {
      if (!actions.includes(action)) return undefined
      const known = tokens.get(action)
      tokens.delete(action)
      if (known !== undefined || isLate) return known
      try {
        return await withPatience(request(action), BADGE_MS)
      } catch (cause) {
        isLate = true
        failed(cause)
        return undefined
      }
    },
    stop: () => {
      for (const timer of timers.values()) clearInterval(timer)
      timers.clear()
    },
  }
}
