import type { Page } from '@playwright/test'
import { seenOn } from './seen.ts'

/** With the colours of the reader's system: what is chosen and has no mark but colour, and controls of which nothing is seen. */
export const unmarked = async (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ modal, isDrawn, isShown, say }) => {
      const within = modal ?? document
      const found: string[] = []
      const ground = getComputedStyle(document.body).backgroundColor
      /** An edge in the colour of the ground is none. */
      const edgeOf = (style: string, width: string, color: string): string =>
        color === ground || style === 'none' ? '0' : `${style} ${width}`
      /** Everything about its look that is no colour. */
      const shapeOf = (element: Element): string =>
        ['', '::before', '::after']
          .map((pseudo) => {
            const style = getComputedStyle(element, pseudo === '' ? null : pseudo)
            if (pseudo !== '' && style.content === 'none') return ''
            const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
            const borders = sides.map((side) =>
              edgeOf(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]),
            )
            const outline = edgeOf(style.outlineStyle, style.outlineWidth, style.outlineColor)
            const line = edgeOf(style.textDecorationLine, '', style.textDecorationColor)
            const drawn = style.backgroundImage === 'none' ? '' : style.backgroundSize
            return [
              ...borders,
              outline,
              line,
              drawn,
              style.display,
              pseudo === '' ? '' : `${style.inlineSize} ${style.blockSize} ${style.content} ${style.transform}`,
            ].join()
          })
          .join('|')
      const iconsOf = (element: Element): string =>
        [...element.querySelectorAll('svg')]
          .filter(isDrawn)
          .map((svg) => svg.innerHTML + String(getComputedStyle(svg).fill === 'none'))
          .join()
      const looksOf = (element: Element): string =>
        [element, ...element.querySelectorAll('*')].slice(0, 12).map(shapeOf).join('/') + iconsOf(element)
      const seenOf = (element: Element): Element => {
        if (
          !(element instanceof HTMLInputElement) ||
          (getComputedStyle(element).appearance !== 'none' && element.getBoundingClientRect().width > 6 && isShown(element))
        )
          return element
        return element.closest('label') ?? element.labels?.[0] ?? element
      }
      const CHOSEN =
        '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], input:checked'
      for (const element of within.querySelectorAll(CHOSEN)) {
        const seen = seenOf(element)
        const isNative = element instanceof HTMLInputElement && seen === element
        if (isNative || !isShown(seen) || element.matches('option')) continue
        const { tagName } = element
        const group = element.closest('ul, ol, fieldset, nav, [role="tablist"], [role="listbox"], [role="group"]')
        const attribute = element.matches('input') ? `input[type="${element.getAttribute('type')}"]:not(:checked)` : tagName.toLowerCase()
        const other = [...(group ?? within).querySelectorAll(attribute)].find(
          (it) =>
            it !== element &&
            !it.matches(CHOSEN) &&
            isShown(seenOf(it)) &&
            (it.matches('input') || it.classList[0] === element.classList[0]),
        )
        if (other === undefined) continue
        if (looksOf(seen) === looksOf(seenOf(other))) found.push(`no mark: ${say(element)}`)
      }
      for (const element of within.querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"])',
      )) {
        if (!isShown(element)) continue
        const { width, height } = element.getBoundingClientRect()
        if (width < 4 || height < 4) continue
        const hasWords = (element.textContent ?? '').trim() !== ''
        const hasIcon = [...element.querySelectorAll('svg')].some(
          (svg) => isDrawn(svg) && !/^(?:none|transparent)$/.test(getComputedStyle(svg).stroke + getComputedStyle(svg).fill),
        )
        const hasPicture = element.querySelector('img, video, canvas') !== null
        const hasEdge = ['', '::before', '::after'].some((pseudo) => {
          const style = getComputedStyle(element, pseudo === '' ? null : pseudo)
          return (pseudo === '' || style.content !== 'none') && style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0
        })
        const parent = element.parentElement
        const isInFrame =
          parent !== null &&
          /solid/.test(getComputedStyle(parent).borderBottomStyle + getComputedStyle(parent.parentElement ?? parent).borderBottomStyle)
        if (element.matches('input, textarea') ? !hasEdge && !isInFrame : !hasWords && !hasIcon && !hasPicture && !hasEdge)
          found.push(`not to be seen: ${say(element)}`)
      }
      return [...new Set(found)]
    },
    await seenOn(page),
  )
