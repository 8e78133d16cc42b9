/** Whether this process should get requests (contracts 3), and if not, what it waits for. */
export interface Readiness {
  readonly waitingFor: () => readonly string[]
  readonly isReady: () => boolean
  readonly done: (part: string) => void
  /** Not ready from now on: the process is shutting down. */
  readonly drain: () => void
  readonly isDraining: () => boolean
}

export const createReadiness = (parts: readonly string[]): Readiness => {
  const waiting = new Set(parts)
  return {
    waitingFor: () => [...waiting],
    isReady: () => waiting.size === 0,
    done: (part) => {
      waiting.delete(part)
    },
    drain: () => {
      waiting.add(SHUTDOWN)
    },
    isDraining: () => waiting.has(SHUTDOWN),
  }
}

const SHUTDOWN = 'shutdown'
