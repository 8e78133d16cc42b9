/** Favourites of a browser or an account; of more the oldest are dropped. */
export const MAX_FAVORITES = 200
