import type { Page } from '@playwright/test'
import { seenOn } from './seen.ts'

/** What has to be hit with a finger or a pointer, WCAG 2.5.8: as wide and as high at least. */
const LEAST_PX = 24

/**
 * Controls that are smaller, each with its size. A link in the line of a sentence is as high as the line. A control whose look is smaller
 * than what answers (`touch-target`, a label) is as large as what answers.
 */
export const smallTargets = async (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ seen: { modal, isShown, say }, least }) => {
      const controls = (modal ?? document).querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="option"], [tabindex="0"]',
      )
      const sizeOf = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return { width, height, least: Math.min(width, height) }
      }
      const isInSentence = (element: Element): boolean => {
        if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
        const words = (element.closest('p, li, dd, td, div, label, span:not(a span)')?.textContent ?? '').trim()
        return words.length > (element.textContent ?? '').trim().length + 3
      }
      /** Whether the middle and the corners of a square of that size answer, or something lies on the middle. */
      const answersAround = (element: Element): boolean => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const half = least / 2 - 0.5
        const answers = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
        }
        return (
          !answers(0, 0) ||
          [
            [-half, -half],
            [half, -half],
            [-half, half],
            [half, half],
          ].every(([dx = 0, dy = 0]) => answers(dx, dy))
        )
      }
      const found: string[] = []
      const left = window.scrollY
      for (const element of controls) {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].filter(isShown) : []
        const isSeen = isShown(element) && sizeOf(element).least > 3
        if (!isSeen && labels.length === 0) continue
        const sizes = [...(isSeen ? [element] : []), ...labels].map(sizeOf)
        if (sizes.some((size) => size.least >= least - 0.01) || isInSentence(element) || answersAround(element)) continue
        const { width, height } = sizes[0] ?? { width: 0, height: 0 }
        found.push(`${width.toFixed(0)}x${height.toFixed(0)} ${say(element)}`)
      }
      window.scrollTo({ top: left, behavior: 'instant' })
      return found
    },
    { seen: await seenOn(page), least: LEAST_PX },
  )
