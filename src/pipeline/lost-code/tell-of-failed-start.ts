/** English and built in: the code that has the page's language is what did not come (BOOT-14). */
const TEXT = 'Sorry, something went wrong. Please check back soon. If this error persists, please contact us with this code'

/**
 * The page's code did not come or could not begin. Says so below the page, which can still be read and its links followed, with
 * what support finds the failure by, and reports which kind it was (BOOT-04 to BOOT-06). Nothing of the shop's other modules is
 * imported here: they may be what is missing.
 */
export const tellOfFailedStart = async (page: Document, entry: string, cause: unknown): Promise<void> => {
  const incident = incidentId()
  const code = await kindOf(entry)
  // By then a page that is being left is gone, whose requests are stopped.
  reportError(new Error(`[${code}] ${incident}`, { cause }))
  const notice = page.createElement('div')
  notice.className = 'start-failed'
  notice.lang = 'en'
  notice.dir = 'ltr'
  notice.setAttribute('role', 'alert')
  const id = page.createElement('b')
  id.textContent = sessionId(page) ?? incident
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = 'Reload'
  button.addEventListener('click', () => page.defaultView?.location.reload())
  notice.append(`${TEXT}: `, id, ' ', button)
  page.body.append(notice)
}

/** Asks for the code once more to tell a refusal by a firewall from a line that is cut, and both from code that fails. */
const kindOf = async (entry: string): Promise<'startBlocked' | 'startAborted' | 'startFailed'> => {
  try {
    const { status, headers } = await fetch(entry, { cache: 'no-store' })
    // Files that are gone answer 404. What else stands between the shop and the browser refuses, or answers with a page of its own.
    const isRefused = status > 400 && status < 500 && status !== 404
    return isRefused || (status === 200 && /html/.test(headers.get('content-type') ?? '')) ? 'startBlocked' : 'startFailed'
  } catch {
    return 'startAborted'
  }
}

/** Nothing is kept secret by it; it only has to differ from others of the same hour. */
const incidentId = (): string => `E-${Math.random().toString(16).slice(2, 10).padEnd(8, '0')}`.toUpperCase()

/** Of the site shown, as the shop's code stores it (src/clients/commerce/sessions.ts). */
const sessionId = (page: Document): string | undefined => {
  try {
    const siteTag = /"siteTag":"([\w-]+)"/.exec(page.getElementById('boot')?.textContent ?? '')?.[1] ?? ''
    return /"id":"([\w-]+)"/.exec(localStorage.getItem(`shoppingSession.${siteTag}`) ?? '')?.[1]
  } catch {
    return undefined
  }
}
