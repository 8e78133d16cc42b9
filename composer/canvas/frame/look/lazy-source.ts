/** What a browser chooses a picture by. */
export interface Chooser {
  readonly matches: (media: string) => boolean
  /** CSS pixels of the window. */
  readonly windowWidth: number
  readonly density: number
}

/**
 * The file that a browser would choose for a picture that it has not asked for yet: of a source's `srcset` the smallest that is wide enough.
 * `shown`: how wide it is shown, for `sizes` that are no plain length. Pure.
 */
export const choose = (srcSet: string, sizes: string, shown: number, chooser: Chooser): string | undefined => {
  const candidates = srcSet.split(',').flatMap((candidate) => {
    const [address, width = ''] = candidate.trim().split(/\s+/)
    return address === undefined || address === '' ? [] : [{ address, width: width.endsWith('w') ? Number.parseInt(width, 10) : Infinity }]
  })
  const wanted = (sizeOf(sizes, chooser) ?? shown) * chooser.density
  const sorted = candidates.toSorted((one, other) => one.width - other.width)
  return (sorted.find(({ width }) => width >= wanted) ?? sorted.at(-1))?.address
}

/** The first of the sizes whose condition holds, in pixels; undefined where it is calculated. */
const sizeOf = (sizes: string, { matches, windowWidth }: Chooser): number | undefined => {
  const held = sizes
    .split(/,(?![^(]*\))/)
    .map((size) => size.trim())
    .find((size) => !size.startsWith('(') || matches(size.slice(0, size.lastIndexOf(' '))))
  const [, number, unit] = /(?:^| )([\d.]+)(vw|px)$/.exec(held ?? '') ?? []
  if (number === undefined) return undefined
  return unit === 'vw' ? (Number(number) / 100) * windowWidth : Number(number)
}

/** The address of a picture's file, also before the browser has chosen it. */
export const addressOf = (image: HTMLImageElement): string => {
  if (image.currentSrc !== '') return image.currentSrc
  const { defaultView: window } = image.ownerDocument
  if (window === null) return image.src
  const chooser: Chooser = {
    matches: (media) => window.matchMedia(media).matches,
    windowWidth: window.innerWidth,
    density: window.devicePixelRatio,
  }
  const parts = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]
  const part = parts.find(
    (each) => each.srcset !== '' && (each instanceof HTMLImageElement || each.media === '' || chooser.matches(each.media)),
  )
  const chosen = part === undefined ? undefined : choose(part.srcset, part.sizes, image.getBoundingClientRect().width, chooser)
  return chosen === undefined ? image.src : new URL(chosen, image.baseURI).href
}
