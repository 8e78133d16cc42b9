import { BROWSER_ERRORS_PATH, type BrowserError } from '../../../schemas/api/browser-error.ts'
import { scrub, scrubStack } from '../../lib/scrub.ts'
import type { SentBootData } from '../document/boot-data.ts'
import { isForeign, isHeadless } from './is-foreign.ts'
import { readSign } from './read-sign.ts'
import type { Sign } from './watch-errors.ts'

/** A page in a loop of failures says the same again, or says nothing new. */
const MAX_REPORTS = 10
const MAX_MESSAGE = 500
const MAX_NAME = 100
const MAX_ADDRESS = 300

/**
 * Makes a report of what failed in the page and sends it, each failure once and no more than ten (THIRD-07). Imports nothing of the
 * shop's other modules: they may be what failed.
 */
export const createSender = (page: Document, post: (report: BrowserError) => void = send): ((sign: Sign) => void) => {
  if (isHeadless(navigator) && page.querySelector('script[data-errors][data-headless]') === null) return ignore
  const about = readAbout(page)
  const sent = new Set<string>()
  return (sign) => {
    const found = readSign(sign)
    if (found === undefined || isForeign(found)) return
    const { incident = newIncident(), code, severity, message, stack = '', block, resource } = found
    const frames = scrubStack(stack)
    // A shopper may be shown each incident.
    const key = resource ?? [code, message, frames.split('\n', 1)[0], block?.id, found.incident].join(' ')
    if (sent.has(key) || sent.size >= MAX_REPORTS) return
    sent.add(key)
    post({
      ...about,
      incident,
      pageKind: page.querySelector<HTMLElement>('main[data-kind]')?.dataset['kind'] ?? 'none',
      code,
      severity,
      message: scrub(message).slice(0, MAX_MESSAGE),
      ...(frames === '' ? {} : { stack: frames }),
      ...(block === undefined ? {} : { block: { id: block.id.slice(0, MAX_NAME), type: block.type.slice(0, MAX_NAME) } }),
      ...(resource === undefined ? {} : { resource: scrub(resource).slice(0, MAX_ADDRESS) }),
    })
  }
}

/** Lives on where the page is left; with the header that no form of another site can send. */
const send = (report: BrowserError): void =>
  void fetch(BROWSER_ERRORS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  }).catch(ignore)

const ignore = (): void => undefined

const readAbout = (page: Document): Pick<BrowserError, 'release' | 'siteTag'> => {
  // Written by the server of the same build.
  const { build, site } = JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as Partial<SentBootData>
  return { release: build ?? 'unknown', siteTag: site?.siteTag ?? 'unknown' }
}

/** As a failed start makes one (tell-of-failed-start.ts): a module of both would be one more request of every page. */
const newIncident = (): string => `E-${Math.random().toString(16).slice(2, 10).padEnd(8, '0')}`.toUpperCase()
