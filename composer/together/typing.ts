import type { DocumentState } from '../document/document-store.ts'

/** After the last letter: as long as somebody thinks about the next one. */
const REST_MS = 2_000

/** Whether she has just changed an entry: what others made of it waits, so that nothing moves under her hands. */
export const hasJustChanged = ({ past }: Pick<DocumentState, 'past'>, entryId: string, now: number): boolean => {
  const last = past.at(-1)
  return last !== undefined && now - last.at < REST_MS && last.changes.some((change) => change.entryId === entryId)
}
