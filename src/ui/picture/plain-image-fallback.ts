/**
 * A picture whose chosen variant does not load shows its plain file instead (IMG-04). One listener for the page, so that
 * it works for pictures that stay server HTML; returns how to stop.
 */
export const installPlainImageFallback = (page: Document): (() => void) => {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) showPlain(target)
  }
  page.addEventListener('error', onError, { capture: true })
  page.querySelectorAll('picture > img').forEach((image) => {
    if (image instanceof HTMLImageElement && hasFailed(image)) showPlain(image)
  })
  return () => page.removeEventListener('error', onError, { capture: true })
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean => complete && naturalWidth === 0 && currentSrc !== ''

/**
 * Without a `srcset` a source is passed over. It stays where it is: a block that hydrates later, or that React changes, finds the elements
 * it expects. A plain file that fails too has no picture left to try.
 */
const showPlain = (image: HTMLImageElement): void => {
  const sources = image.parentElement?.querySelectorAll(':scope > source[srcset]') ?? []
  if (sources.length === 0) return
  sources.forEach((source) => source.removeAttribute('srcset'))
  image.setAttribute('src', image.getAttribute('src') ?? '')
}
