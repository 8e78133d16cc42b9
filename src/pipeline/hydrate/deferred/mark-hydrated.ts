import type { Gates } from '../gates.ts'

/**
 * Marks `<html>` with `data-hydrated` once every block of the first page that is let through answers by itself. Blocks that
 * wait for the view or for a sign of intent are not waited for. For tests and tools, which otherwise can only wait for a time.
 */
export const markHydrated = async (page: Document, { hydrationOf }: Pick<Gates, 'hydrationOf'>): Promise<void> => {
  // Gates of blocks near the view open with the frame, those of idle blocks, and the blocks without a gate, before the browser rests.
  await nextFrame()
  await rest()
  await Promise.all(letThrough(page, hydrationOf))
  await rest()
  page.documentElement.dataset['hydrated'] = ''
}

/** A block inside another one hydrates only after it. */
const letThrough = (page: Document, hydrationOf: Gates['hydrationOf']): readonly (Promise<unknown> | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>('[data-hydrate]')]
    .filter((element) => around(element).every((block) => hydrationOf(block.dataset['block'] ?? '') !== undefined))
    .map((element) => hydrationOf(element.dataset['block'] ?? ''))

const around = (element: HTMLElement): readonly HTMLElement[] => {
  const outer = element.parentElement?.closest<HTMLElement>('[data-hydrate]')
  return outer === null || outer === undefined ? [element] : [element, ...around(outer)]
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Without a time limit: on a busy machine the mark comes later, never too early. */
const rest = (): Promise<unknown> =>
  new Promise((resolve) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve)))
