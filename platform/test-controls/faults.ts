/** A failure asked for: what the next matching requests get instead of an answer. */
export interface Fault {
  /** `*` for any. */
  readonly method: string
  /** A path, or its beginning with `*` at the end. */
  readonly path: string
  /** Absent with `delayMs` alone: the request goes on after the wait. */
  readonly status?: number
  readonly times: number
  readonly delayMs: number
  readonly body?: unknown
}

/** The faults that are set; each is used up by its count. */
export interface Faults {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  /** The fault for a request, counted as used. */
  readonly take: (method: string, path: string) => Fault | undefined
}

export const createFaults = (): Faults => {
  let faults: { fault: Fault; left: number }[] = []
  return {
    add: (fault) => {
      faults.push({ fault, left: fault.times })
    },
    clear: () => {
      faults = []
    },
    take: (method, path) => {
      const entry = faults.find(({ fault, left }) => left > 0 && matches(fault, method, path))
      if (entry === undefined) return undefined
      entry.left -= 1
      return entry.fault
    },
  }
}

const matches = (fault: Fault, method: string, path: string): boolean =>
  (fault.method === '*' || fault.method === method) &&
  (fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path)
