/** `returned`: the reviewer wants something changed. `withdrawn`: nobody waits for it any more. */
export type ReviewState = 'asked' | 'approved' | 'returned' | 'withdrawn'
