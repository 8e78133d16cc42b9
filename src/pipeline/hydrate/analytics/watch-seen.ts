interface Deps {
  readonly root: HTMLElement
  readonly selector: string
  /** How much of one has to be in the window. */
  readonly threshold: number
  readonly onSeen: (element: HTMLElement) => void
}

/** Tells what comes into the window, whether the server drew it or it came later. Answers how to look at everything anew. */
export const watchSeen = ({ root, selector, threshold, onSeen }: Deps): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries)
        if (isIntersecting && intersectionRatio >= threshold && target instanceof HTMLElement) onSeen(target)
    },
    { threshold },
  )
  // Observing what is observed already changes nothing.
  const observeAll = (): void => root.querySelectorAll(selector).forEach((element) => observer.observe(element))
  new MutationObserver(observeAll).observe(root, { childList: true, subtree: true })
  observeAll()
  return () => {
    observer.disconnect()
    observeAll()
  }
}
