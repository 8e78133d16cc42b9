import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { SPEED_PATH, type SpeedReport } from '../../../../schemas/api/page-speed.ts'
import { createPageSpeeds } from '../../../features/speed/create-page-speeds.ts'
import { BREAKPOINTS } from '../../../lib/breakpoints.ts'
import { CONSENT_CHANGED, isAllowedHere } from '../../../site/consent.ts'
import type { DeferredDeps } from '../deferred/deferred-deps.ts'

/** Every value as it changes, since a page that is left inside the shop has no last one; and further pages where browsers measure them. */
const OPTIONS = { reportAllChanges: true, reportSoftNavs: true }

/** Measures how fast pages are, and sends it once when the window is hidden: it may be never shown again. */
export const startSpeed = ({ site: { site }, pages }: Pick<DeferredDeps, 'site' | 'pages'>): void => {
  const { context } = pages.first.view
  // The shopper may have agreed on a further page: what was measured until then is of both.
  if (pages.getShown().view.context.path !== context.path) return
  const speeds = createPageSpeeds({ path: window.location.pathname, kind: context.kind })
  const isAllowed = (): boolean => isAllowedHere('statistics', site.consent.mode)
  let isOver = false
  pages.subscribe(() => speeds.show(window.location.pathname, pages.getShown().view.context.kind))
  window.addEventListener(CONSENT_CHANGED, () => {
    isOver ||= !isAllowed()
  })
  for (const measure of [onLCP, onINP, onCLS, onTTFB, onFCP]) measure(speeds.add, OPTIONS)
  // After the listeners of the library, which hear it on the way down.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isOver || !isAllowed()) return
    const taken = speeds.take()
    if (taken.length === 0) return
    const report: SpeedReport = { siteTag: site.siteTag, device: deviceHere(), pages: taken }
    navigator.sendBeacon(SPEED_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  })
}

/** By the shorter side of the screen, so that a phone is one however it is held, and a narrow window none. */
const deviceHere = (): SpeedReport['device'] =>
  Math.min(window.screen.width, window.screen.height) <= BREAKPOINTS.mobileLarge ? 'phone' : 'desktop'
