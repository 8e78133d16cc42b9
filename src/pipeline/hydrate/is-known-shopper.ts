/** What a browser stores of a shopper that pages show: the bag, the account, favourites (src/site/stored-items.ts). */
const SHOWN = /^(?:shoppingSession\.|CognitoIdentityServiceProvider\.|favorites$)/
/** The same from forms that were sent without a script. */
const COOKIES = /(?:^|; )(?:shoppingSession_|favoritesAdded=)/
/** An address that may have to be put right (PLP-24, EXTRA-08). */
const PLACES = /[?&](?:page|sortBy)=/

interface Browser {
  /** Undefined where the browser refuses it. */
  readonly storage: Storage | undefined
  readonly cookie: string
  readonly search: string
}

/** Whether a page shows something else to this shopper than in the server's HTML, so that it is not left until somebody uses it. */
export const isKnownShopper = ({ storage, cookie, search }: Browser): boolean =>
  COOKIES.test(cookie) || PLACES.test(search) || (storage !== undefined && Object.keys(storage).some((name) => SHOWN.test(name)))
