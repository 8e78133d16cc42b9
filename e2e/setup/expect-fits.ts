import { expect, type Page } from '@playwright/test'

/** A phone and a laptop; the widths every page is looked at. */
export const WIDTHS_PX = [390, 1280] as const

export const HEIGHT_PX = 900

/** Shows the page at a width and expects nothing to stick out sideways. */
export const expectFits = async (page: Page, widthPx: number, what: string): Promise<void> => {
  await page.setViewportSize({ width: widthPx, height: HEIGHT_PX })
  const tooWide = await page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const sticksOut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      return right > root.clientWidth + 1 || left < -1
    }
    return [...document.querySelectorAll('body *')].filter(sticksOut).map((element) => element.outerHTML.slice(0, 120))
  })
  expect(tooWide.slice(0, 5), `what is wider than ${widthPx} px on ${what}`).toEqual([])
}
