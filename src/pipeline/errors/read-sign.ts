import type { Report } from '../../lib/report.ts'
import type { BrowserError } from '../../../schemas/api/browser-error.ts'
import type { Sign } from './watch-errors.ts'
import { defined } from '../../lib/defined.ts'

/** What failed, before it is shortened and cleaned. */
export type Failure = Pick<BrowserError, 'code' | 'severity' | 'message' | 'stack' | 'block' | 'resource'> & { readonly incident?: string }

/** What an event says of something that failed; undefined where it says nothing of use. */
export const readSign = (sign: Sign): Failure | undefined => {
  if (sign.type === 'report') return 'detail' in sign ? ofReport(sign.detail as Report) : undefined
  if (sign.type === 'unhandledrejection') return 'reason' in sign ? ofThrown('rejected', sign.reason) : undefined
  if (sign.target instanceof Element) return ofElement(sign.target, sign.type === 'broken')
  if (!('message' in sign)) return undefined
  const thrown = 'error' in sign && sign.error instanceof Error ? sign.error : undefined
  const place = 'filename' in sign && 'lineno' in sign && 'colno' in sign ? `at ${sign.filename}:${sign.lineno}:${sign.colno}` : undefined
  return thrown === undefined
    ? { code: 'error', severity: 2, message: String(sign.message), ...defined({ stack: place }) }
    : ofThrown('error', thrown)
}

/** Of a call that failed in the server, which has reported it under the same (CommerceError). */
const incidentIn = (text: string): Pick<Failure, 'incident'> => {
  const incident = /\(E-[0-9A-F]{8}\)/.exec(text)?.[0].slice(1, -1)
  return incident === undefined ? {} : { incident }
}

const ofReport = ({ code, message, severity, details = {}, thrown }: Report): Failure => {
  const { id, type, src, address, cause, incident } = details
  const resource = src ?? address
  const level = severity ?? details['severity']
  return {
    code,
    severity: level === 1 || level === 2 ? level : 3,
    message: cause === undefined ? message : `${message}: ${String(cause)}`,
    ...stackOf(thrown),
    ...incidentIn(`${message} ${String(cause)} (${String(incident)})`),
    ...(typeof id === 'string' && typeof type === 'string' ? { block: { id, type } } : {}),
    ...(code === 'scriptFailed' && typeof resource === 'string' ? { resource: absolute(resource) } : {}),
  }
}

/** What was thrown says what began it as its cause; a failed start has its code and its incident in the message (BOOT-04 to BOOT-06). */
const ofThrown = (code: string, thrown: unknown): Failure => {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  const start = /\[(start\w+)\] (E-[0-9A-F]{8})$/.exec(message)
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : undefined
  const whole = { code, severity: 2, message, ...stackOf(cause ?? thrown), ...incidentIn(message) } as const
  const [, startCode, incident] = start ?? []
  if (startCode === undefined || incident === undefined) return whole
  return { ...whole, code: startCode, severity: 1, message: String(cause ?? 'The page could not begin'), incident }
}

const stackOf = (thrown: unknown): { readonly stack?: string } =>
  thrown instanceof Error && thrown.stack !== undefined ? { stack: thrown.stack } : {}

const ofElement = (element: Element, isSeenLate: boolean): Failure | undefined => {
  if (element instanceof HTMLScriptElement)
    return { code: 'scriptFailed', severity: 2, message: 'Can not load script', ...placed(element, element.src) }
  // The loader of chunks fetches its sheets with CORS, and says itself where one does not come.
  if (element instanceof HTMLLinkElement && element.rel === 'stylesheet' && element.crossOrigin === null)
    return { code: 'styleFailed', severity: 2, message: 'Can not load style sheet', ...placed(element, element.href) }
  if (!(element instanceof HTMLImageElement)) return undefined
  const address = element.currentSrc === '' ? element.src : element.currentSrc
  // A drawing without a size of its own has no width in some browsers.
  if (isSeenLate && /\.svg(?:$|[?#])/.test(address)) return undefined
  return { code: 'pictureFailed', severity: 3, message: 'Can not load picture', ...placed(element, address) }
}

const placed = (element: Element, address: string): Pick<Failure, 'block' | 'resource'> => {
  const { block, type } = element.closest<HTMLElement>('[data-block]')?.dataset ?? {}
  return { resource: address, ...(block === undefined || type === undefined ? {} : { block: { id: block, type } }) }
}

const absolute = (address: string): string => new URL(address, location.href).href
