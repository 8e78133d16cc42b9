/** From one page to another: paths with the prefix of their site. */
interface Way {
  readonly from: string
  readonly to: string
}

interface SharedPicture {
  /** Once the other page is in the document. */
  readonly onShown: () => void
  readonly onEnd: () => void
}

/** As shell.scss moves it. */
const NAME = 'shared-picture'

/**
 * The picture that both pages show, a card of a listing and the first of its product, moves from one place to the other, there and back.
 * Nothing moves for those who asked for stillness.
 */
export const nameSharedPicture = ({ from, to }: Way): SharedPicture => {
  const named = new Set<HTMLElement>()
  const name = (picture: HTMLElement | undefined): void => {
    if (picture === undefined) return
    picture.style.viewTransitionName = NAME
    named.add(picture)
  }
  const unname = (): void => {
    for (const picture of named) picture.style.viewTransitionName = ''
    named.clear()
  }
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return { onShown: unname, onEnd: unname }
  const card = cardPicture(to)
  name(card ?? galleryPicture())
  return {
    onShown: () => {
      // Two of one name would end the transition.
      unname()
      name(card === undefined ? cardPicture(from) : galleryPicture())
    },
    onEnd: unname,
  }
}

/** The picture of a card in view that leads to this product, whichever of its colours is chosen. */
const cardPicture = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/product/"]')]
    .filter((link) => link.pathname === path)
    .map((link) => link.querySelector('picture'))
    .find(isSeen)

/** The picture of the product's gallery that is in view: pictures in buttons are those that can be enlarged. */
const galleryPicture = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('main button > picture')].find(isSeen)

const isSeen = (picture: HTMLElement | null): picture is HTMLElement => {
  if (picture === null) return false
  const { top, bottom, left, right } = picture.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}
