/** What the start still waits for; `/readyz` answers with it (contracts 3). */
export interface Readiness {
  readonly waitingFor: () => readonly string[]
  readonly isReady: () => boolean
  readonly done: (part: string) => void
  /** From now on not ready: the process is going away. */
  readonly drain: () => void
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
      waiting.add('shutdown')
    },
  }
}
