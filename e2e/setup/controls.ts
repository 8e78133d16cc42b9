import type { JSHandle, Page } from '@playwright/test'

/** A control of the page as it is now. */
export interface Control {
  readonly index: number
  /** Controls of one kind look the same, stand in the same block, and answer by the same code. */
  readonly kind: string
  /** For messages. */
  readonly label: string
  readonly way: 'point' | 'press' | 'type' | 'choose'
  /** What it opens stays open, over or above others. */
  readonly movesOthers: boolean
}

/** What runs in the page; it has to be whole in itself. */
interface Walk {
  readonly controls: Element[]
  collect: (leftOut: readonly string[], last: string) => Control[]
  /** Resolves with the first thing that changes after an event of the page, with nothing once time is up. */
  answer: (event: string, withinMs: number) => Promise<string>
}

/** Counts everything a control can change, from before the first script of the page. */
export const watchAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const selector = [
      'button, summary, select, textarea, input:not([type="hidden"]), a[aria-expanded], a[href^="#"], a:not([href])',
      '[role="button"], [role="tab"], [role="switch"], [role="combobox"], [role="option"], [role="menuitem"], [aria-haspopup]',
    ].join()
    const answers: string[] = []
    let onAnswer = (): void => undefined
    const note = (what: string): void => {
      answers.push(what)
      onAnswer()
    }
    new MutationObserver((mutations) => {
      for (const { type, attributeName, target } of mutations) {
        // Marks of hydration, which the pointer alone causes.
        if (attributeName !== 'data-live') note(`${type} ${attributeName ?? ''} ${target.nodeName}`)
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (const name of ['invalid', 'scroll', 'toggle', 'play', 'pause', 'fullscreenchange', 'submit', 'change', 'focusin']) {
      document.addEventListener(name, () => note(name), { capture: true })
    }
    window.addEventListener('hashchange', () => note('hashchange'))
    window.print = () => note('print')

    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true, opacityProperty: true })
      return isVisible && width > 3 && height > 3 && element.closest('[inert], [aria-hidden="true"]') === null
    }
    /** A box of which only the label is to be seen is pressed by its label. */
    const pressed = (element: Element): Element | undefined => {
      const labels = element instanceof HTMLInputElement && /radio|checkbox|file/.test(element.type) ? [...(element.labels ?? [])] : []
      return [element, ...labels].find(isShown)
    }
    /** Chosen already among several of which one is chosen. */
    const isChosen = (element: Element): boolean =>
      element.matches('[aria-selected="true"], input[type="radio"]:checked') ||
      (element.matches('[aria-pressed="true"]') &&
        (element.closest('ul, [role="group"]')?.querySelectorAll('[aria-pressed]').length ?? 0) > 1)
    const isIdle = (element: Element): boolean => element.matches(':disabled, [aria-disabled="true"], [readonly]') || isChosen(element)
    const isTypedInto = (element: Element): boolean =>
      element.matches('textarea, [role="combobox"], input:not([type="radio"], [type="checkbox"], [type="submit"], [type="file"])')
    const nameOf = (element: Element): string =>
      (
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.name) : element.textContent)
      )
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40)
    const walk: Walk = {
      controls: [],
      collect: (leftOut, last) => {
        walk.controls.length = 0
        const found: Control[] = []
        for (const element of document.querySelectorAll(selector)) {
          const target = pressed(element)
          if (target === undefined || isIdle(element) || leftOut.some((around) => element.closest(around) !== null)) continue
          const tag = element.tagName.toLowerCase()
          const block =
            element.closest('[data-type]')?.getAttribute('data-type') ?? element.closest('header, footer, dialog, main')?.tagName
          const type = element.getAttribute('type') ?? element.getAttribute('role') ?? ''
          const isMenuEntry = element.matches('nav a[aria-expanded]')
          found.push({
            index: walk.controls.push(target) - 1,
            kind: [tag, type, block, element.getAttribute('class')].join(' '),
            label: `${tag} “${nameOf(element)}” of ${block ?? 'the page'}`,
            way: isMenuEntry ? 'point' : tag === 'select' ? 'choose' : isTypedInto(element) ? 'type' : 'press',
            movesOthers: tag === 'summary',
          })
        }
        const isLast = ({ index }: Control): number => (last !== '' && walk.controls[index]?.closest(last) !== null ? 1 : 0)
        return found.sort((one, other) => isLast(one) - isLast(other))
      },
      answer: (event, withinMs) =>
        new Promise((resolve) => {
          const begin = (): void => {
            // What happened because the pointer came is over.
            answers.length = 0
            onAnswer = () => {
              onAnswer = () => undefined
              resolve(answers[0] ?? '')
            }
          }
          if (event === '') begin()
          else window.addEventListener(event, begin, { capture: true, once: true })
          setTimeout(() => resolve(''), withinMs)
        }),
    }
    Object.assign(window, { walk })
  })
}

/** The page's own end of what `watchAnswers` put there. */
export const walkOf = (page: Page): Promise<JSHandle<Walk>> => page.evaluateHandle(() => (window as unknown as { walk: Walk }).walk)

/** Of every kind the first, the one in the middle and the last; what is alone, alone. */
export const sample = (controls: readonly Control[]): readonly Control[] => {
  const chosen = new Set(
    controls.flatMap(({ kind }) => {
      const same = controls.filter((other) => other.kind === kind)
      return [same[0], same[Math.floor(same.length / 2)], same.at(-1)]
    }),
  )
  return controls.filter((control) => chosen.has(control))
}
