interface Deps {
  readonly page: Pick<Document, 'cookie'>
  readonly isSecure: boolean
  /** Epoch milliseconds. */
  readonly now: () => number
  /** 32 digits of hexadecimal. */
  readonly newId: () => string
}

const NAME = 'forterToken'
const LIFE_S = 1825 * 24 * 60 * 60
/** When the cookie says that nobody has answered so far. */
const MARKERS_S = [5, 10, 15, 30, 60] as const
const FORM = /^[0-9a-f]{32}_\d{1,15}(?=_(?:t\d{1,2})?$)/

/**
 * Marks this device for fraud prevention, which reads the cookie with the order: since when it is known, and after the last of
 * how many seconds the script that looks at the device had not answered (STORE-19). A value of another form is replaced.
 */
export const markDevice = (answer: Promise<unknown>, { page, isSecure, now, newId }: Deps): void => {
  const device = FORM.exec(valueOf(page.cookie))?.[0] ?? `${newId()}_${now()}`
  const write = (marker: string): void => {
    page.cookie = `${NAME}=${device}_${marker}; Path=/; Max-Age=${LIFE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }
  write('')
  const timers = MARKERS_S.map((seconds) => setTimeout(() => write(`t${seconds}`), seconds * 1000))
  answer.then(
    () => {
      for (const timer of timers) clearTimeout(timer)
      write('')
    },
    // One that failed has not answered either.
    () => undefined,
  )
}

const valueOf = (cookies: string): string =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? ''
