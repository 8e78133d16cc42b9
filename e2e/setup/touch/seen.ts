import type { JSHandle, Page } from '@playwright/test'

/** What every measure asks of a page, within it. */
export interface Seen {
  /** The dialog that the page behind cannot be reached from. */
  readonly modal: Element | undefined
  readonly isDrawn: (element: Element) => boolean
  /** Drawn, and for everybody. */
  readonly isShown: (element: Element) => boolean
  /** An element as a report names it: tag, class, words and where it stands. */
  readonly say: (element: Element) => string
}

export const seenOn = (page: Page): Promise<JSHandle<Seen>> =>
  page.evaluateHandle(() => {
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true, opacityProperty: true })
    return {
      modal: [...document.querySelectorAll('dialog:modal')].at(-1),
      isDrawn,
      isShown: (element: Element): boolean => isDrawn(element) && element.closest('[inert], [aria-hidden="true"]') === null,
      say: (element: Element): string => {
        const block = element.closest('[data-type]')?.getAttribute('data-type') ?? element.closest('header, footer, dialog, main')?.tagName
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
        return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${words}” of ${block}`
      },
    }
  })
