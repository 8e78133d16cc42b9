import type { Page } from '@playwright/test'
import { seenOn } from './seen.ts'

/** Bars that stay may take this share of the window's height. */
const LARGEST_SHARE = 1 / 3

/** What sticks out sideways, is cut, lies on other words, or stays on too much of a small window. */
export const misfits = async (page: Page, { areBarsMeasured = true }: { readonly areBarsMeasured?: boolean } = {}): Promise<string[]> =>
  page.evaluate(
    ({ seen: { modal, isDrawn: isShown, say }, largestShare, areBarsMeasured }) => {
      const found: string[] = []
      // Rows that nobody has come to are not laid out.
      const whole = new CSSStyleSheet()
      whole.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole]
      const root = document.documentElement
      /** The nearest box around it that scrolls or cuts. */
      const clips = (element: Element): Element | null => {
        for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(at)
          if (display !== 'contents' && display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) return at
        }
        return null
      }
      const isHidden = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none') return true
        return false
      }
      const isLayered = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null && at !== modal; at = at.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
        return false
      }

      if (root.scrollWidth > root.clientWidth) {
        const wide = [...document.querySelectorAll('body *')].filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return (right > root.clientWidth + 1 || left < -1) && clips(element) === null && isShown(element)
        })
        found.push(`wider than the window: ${wide.slice(-4).map(say).join(', ')}`)
      }
      if (modal !== undefined && modal.getBoundingClientRect().width > root.clientWidth + 1)
        found.push(`${say(modal)} is wider than the window`)

      const lines: { element: Element; boxes: DOMRect[] }[] = []
      const range = document.createRange()
      const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement
        if (
          (node.textContent ?? '').trim() === '' ||
          element === null ||
          element.closest('script, style, noscript, option, [aria-hidden="true"], svg') !== null ||
          !isShown(element) ||
          isHidden(element)
        )
          continue
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        const clip = clips(element)
        const cut = clip === null ? { left: 0, right: root.clientWidth, top: -Infinity, bottom: Infinity } : clip.getBoundingClientRect()
        // Out of sight on purpose: read aloud, or in the part of a row that is scrolled to.
        if (boxes.length === 0 || cut.right - cut.left <= 2) continue
        const style = clip === null ? undefined : getComputedStyle(clip)
        const scrollsX = /auto|scroll/.test(style?.overflowX ?? '')
        const scrollsY = /auto|scroll/.test(style?.overflowY ?? '')
        const isShortened = [element, clip].some(
          (it) => it !== null && (getComputedStyle(it).textOverflow === 'ellipsis' || getComputedStyle(it).webkitLineClamp !== 'none'),
        )
        const outside = boxes.some(
          (box) =>
            (!scrollsX && (box.right > cut.right + 1.5 || box.left < cut.left - 1.5)) ||
            (!scrollsY && clip !== null && (box.bottom > cut.bottom + 3 || box.top < cut.top - 3)),
        )
        if (outside && !isShortened && !(clip instanceof HTMLDialogElement)) found.push(`cut: ${say(element)}`)
        if (!isLayered(element) && !(outside && clip !== null) && !scrollsX) lines.push({ element, boxes })
      }
      const all = lines
        .flatMap(({ element, boxes }) => boxes.map((box) => ({ element, box })))
        .sort((one, other) => one.box.top - other.box.top)
      all.forEach(({ element, box }, index) => {
        for (let next = index + 1; next < all.length; next += 1) {
          const other = all[next]
          if (other === undefined || other.box.top > box.bottom) break
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const high = Math.min(box.bottom, other.box.bottom) - other.box.top
          if (wide > 3 && high > Math.min(box.height, other.box.height) / 2 && element !== other.element)
            found.push(`overlapping: ${say(element)} and ${say(other.element)}`)
        }
      })

      if (modal === undefined && areBarsMeasured) {
        window.scrollTo({ top: Math.max(0, Math.min(root.scrollHeight / 2, root.scrollHeight - 2 * innerHeight)), behavior: 'instant' })
        let covered = 0
        const bars = new Set<Element>()
        for (let y = 1; y < innerHeight; y += 4) {
          const bar = [0.1, 0.5, 0.9].map((share) => {
            for (let at = document.elementFromPoint(innerWidth * share, y); at !== null; at = at.parentElement) {
              const { position } = getComputedStyle(at)
              if (position === 'fixed') return at
              const { top, bottom } = at.getBoundingClientRect()
              if (
                position === 'sticky' &&
                (Math.abs(top - parseFloat(getComputedStyle(at).top)) < 1 ||
                  Math.abs(innerHeight - bottom - parseFloat(getComputedStyle(at).bottom)) < 1)
              )
                return at
            }
            return null
          })
          if (bar.filter((it) => it !== null).length >= 2) {
            covered += 4
            for (const it of bar) if (it !== null) bars.add(it)
          }
        }
        window.scrollTo({ top: 0, behavior: 'instant' })
        if (covered > innerHeight * largestShare) found.push(`bars on ${covered} of ${innerHeight} px: ${[...bars].map(say).join(', ')}`)
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole)
      return [...new Set(found)]
    },
    { seen: await seenOn(page), largestShare: LARGEST_SHARE, areBarsMeasured },
  )
