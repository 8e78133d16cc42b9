/** What links to modules of the page say before it is shown; `startLater` (src/pipeline/hydrate) makes preloads of them. */
export const LATER = 'later'
