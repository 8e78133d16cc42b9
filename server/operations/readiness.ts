/** Parts of the start that are not ready yet; `/readyz` answers with them (contracts 3). */
export interface Readiness {
  readonly waitingFor: () => readonly string[]
  readonly isReady: () => boolean
  readonly done: (part: string) => void
  /** Not ready from now on: the process is shutting down. */
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
