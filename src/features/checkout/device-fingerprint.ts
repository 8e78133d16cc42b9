import type { ReportSink } from '../../lib/report.ts'
import { withPatience } from '../../lib/with-patience.ts'

interface Deps {
  /** Asks whoever knows; may fail or never answer. */
  readonly ask: () => Promise<string>
  readonly storage: Storage | undefined
  readonly report: ReportSink
}

export interface DeviceFingerprint {
  /** Begins to ask: at the first sign of a payment. */
  readonly prepare: () => void
  /** What goes with the order: the same for every try on a page, since a repeated try is the same request. Never rejects. */
  readonly read: () => Promise<string | undefined>
}

/** An order waits no longer for it (CHECKOUT-17). */
const PATIENCE_MS = 2_500
/** What the server takes. */
const MOST_LETTERS = 5_000
const KEY = 'deviceFingerprint'

/** The fingerprint of this device; where it does not come in time the one of the last order, and else none. */
export const createDeviceFingerprint = ({ ask, storage, report }: Deps): DeviceFingerprint => {
  let asked: Promise<string> | undefined
  let outcome: Promise<string | undefined> | undefined
  const begin = (): Promise<string> => (asked ??= ask())
  const wait = async (): Promise<string | undefined> => {
    try {
      const fingerprint = await withPatience(begin(), PATIENCE_MS)
      if (fingerprint === '' || fingerprint.length > MOST_LETTERS) throw new Error(`A fingerprint of ${fingerprint.length} letters`)
      store(storage, fingerprint)
      return fingerprint
    } catch (cause) {
      report({ code: 'noFingerprint', message: 'The order goes without a new fingerprint', severity: 3, details: { cause: String(cause) } })
      return stored(storage)
    }
  }
  return {
    // What fails is told when it is read.
    prepare: () => void begin().catch(() => undefined),
    read: () => (outcome ??= wait()),
  }
}

const stored = (storage: Storage | undefined): string | undefined => {
  try {
    const value = storage?.getItem(KEY) ?? ''
    return value === '' || value.length > MOST_LETTERS ? undefined : value
  } catch {
    return undefined
  }
}

const store = (storage: Storage | undefined, fingerprint: string): void => {
  try {
    storage?.setItem(KEY, fingerprint)
  } catch {
    // It is asked for again the next time.
  }
}
