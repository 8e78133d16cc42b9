/** Cache-Control of what has a name of its own for each content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
