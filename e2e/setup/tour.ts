import type { BrowserContext, Page } from '@playwright/test'
import { TOUR_KEY } from '../../composer/tour/seen-tour.ts'

/** Whoever works in the composer has been shown around before; the pages of shoppers store nothing of it. */
export const hasBeenShownAround = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript((key) => {
    if (window.location.pathname.startsWith('/_compose')) window.localStorage.setItem(key, '"seen"')
  }, TOUR_KEY)
