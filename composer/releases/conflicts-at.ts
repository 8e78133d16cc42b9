import type { ReleaseConflict } from '../../schemas/api/compose-releases.ts'

/** Those of a release that goes live at an instant; undefined for now. A page is in nobody's way that is taken down at another moment. */
export const conflictsAt = (conflicts: readonly ReleaseConflict[] | undefined, at: string | undefined): readonly ReleaseConflict[] =>
  (conflicts ?? []).filter(({ kind, other }) => kind !== 'takenDown' || other?.at === at)
