/** What storage and cookies call the session of a site (sessions.ts). */
const SESSION = 'shoppingSession'

interface Browser {
  /** Undefined where the browser refuses it. */
  readonly storage: Pick<Storage, 'getItem'> | undefined
  readonly cookie: string
}

/** The id of a session that this browser has stored, for who has no client: parts of a page may be lost before it has come. */
export const storedSessionId = (siteTag: string, { storage, cookie }: Browser): string | undefined =>
  /"id":"([\w-]+)"/.exec(storage?.getItem(`${SESSION}.${siteTag}`) ?? '')?.[1] ??
  new RegExp(`(?:^|; )${SESSION}_${siteTag}=([\\w-]+)`).exec(cookie)?.[1]
