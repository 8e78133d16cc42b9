import type { CommerceClient } from '../commerce-client.ts'

/** What changed on this device since it last had the account's list. */
export interface FavoriteChanges {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Changes the signed-in user's favourites; answers all that are left, newest first. */
export const changeFavorites =
  ({ send }: CommerceClient) =>
  (changes: FavoriteChanges): Promise<readonly string[]> =>
    send({ method: 'POST', path: '/api/v1/account/favorites', body: changes }, [''])
