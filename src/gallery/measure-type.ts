/** Writes beside each size of type what it comes to in this window; again whenever that changes. */
export const measureType = (page: Document): void => {
  const shown = [...page.querySelectorAll<HTMLElement>('[data-size]')]
  if (shown.length === 0) return
  const measure = (): void => {
    for (const element of shown) {
      const { fontSize, lineHeight } = getComputedStyle(element)
      const place = page.querySelector(`[data-measured="${element.dataset['size'] ?? ''}"]`)
      if (place !== null) place.textContent = `${round(fontSize)} on ${round(lineHeight)} px`
    }
  }
  // It tells of the first size too: a page that is new in its window may have run before it had a width.
  new ResizeObserver(measure).observe(page.documentElement)
}

const round = (length: string): string => String(Math.round(Number.parseFloat(length) * 10) / 10)
