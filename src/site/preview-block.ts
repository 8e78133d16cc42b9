/** What the hash of a preview's address begins with where it leads to a block: `#block:home-hero`. */
export const PREVIEW_BLOCK_HASH = 'block:'
