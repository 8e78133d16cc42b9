/** Tokens of a sign-in, as the provider gave them. */
export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string
}

/** Who is signed in on this device. */
export interface StoredSignIn extends Tokens {
  readonly username: string
}

export interface TokenStore {
  /** The same reference until it changes. */
  readonly read: () => StoredSignIn | undefined
  readonly write: (signIn: StoredSignIn) => void
  /** Removes the sign-in, and everything else the provider's clients store on this device. */
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Deps {
  readonly clientId: string
  /** Undefined where the browser refuses storage: then a sign-in lives as long as the page. */
  readonly storage: Storage | undefined
  readonly events?: Pick<EventTarget, 'addEventListener'>
}

const PREFIX = 'CognitoIdentityServiceProvider.'
const NAMES = ['accessToken', 'idToken', 'refreshToken'] as const

/** Names who signed in last on this device; without it nobody is signed in. */
export const lastUserKey = (clientId: string): string => `${PREFIX}${clientId}.LastAuthUser`

/** Under the provider's own keys (contracts 5), so that its other clients see the same sign-in; other tabs follow by themselves. */
export const createTokenStore = ({ clientId, storage, events }: Deps): TokenStore => {
  const prefix = `${PREFIX}${clientId}.`
  const listeners = new Set<() => void>()
  let signIn = load(storage, prefix)
  const set = (next: StoredSignIn | undefined): void => {
    signIn = next
    for (const listener of listeners) listener()
  }
  events?.addEventListener('storage', (event) => {
    const key = 'key' in event ? event.key : null
    if (key === null || (typeof key === 'string' && key.startsWith(prefix))) set(load(storage, prefix))
  })
  return {
    read: () => signIn,
    write: (next) => {
      // The user's name comes last: another tab that hears of it finds the tokens there.
      attempt(() => NAMES.forEach((name) => storage?.setItem(`${prefix}${next.username}.${name}`, next[name])))
      attempt(() => storage?.setItem(lastUserKey(clientId), next.username))
      set(next)
    },
    clear: () => {
      attempt(() => keysOf(storage).forEach((key) => storage?.removeItem(key)))
      set(undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const load = (storage: Storage | undefined, prefix: string): StoredSignIn | undefined =>
  attempt(() => {
    const username = storage?.getItem(`${prefix}LastAuthUser`) ?? ''
    const [accessToken = '', idToken = '', refreshToken = ''] = NAMES.map((name) => storage?.getItem(`${prefix}${username}.${name}`) ?? '')
    return username === '' || accessToken === '' || idToken === '' ? undefined : { username, accessToken, idToken, refreshToken }
  })

const keysOf = (storage: Storage | undefined): readonly string[] =>
  storage === undefined
    ? []
    : Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(PREFIX))

/** A browser that refuses storage refuses it at any moment; the sign-in then lives in memory. */
const attempt = <Result>(run: () => Result): Result | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}
