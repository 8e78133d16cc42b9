import type { Crumb } from '../../page/page-context.ts'
import type { SiteValue } from '../../site/site-value.ts'

/**
 * Writes the way to the listing that a product was opened from into the breadcrumbs of the server's page, which is the same for
 * everybody: with the first sign that the shopper goes on, so that a page which is only read needs no code for it. They stay as they are
 * where the new ones would take another height, since what stands below must not move.
 */
export const restoreWayBack = (page: Document, { href }: Pick<SiteValue, 'href'>, crumbs: readonly Crumb[] | undefined): void => {
  const list = page.querySelector<HTMLElement>('ol[data-crumbs]')
  const home = list?.firstElementChild
  const current = list?.lastElementChild
  if (crumbs === undefined || list === null || !home || !current || home === current) return
  const before = [...list.children]
  const height = list.offsetHeight
  // A step like home: an item with one link.
  list.replaceChildren(home, ...crumbs.map((crumb) => stepOf(home, crumb, href)), current)
  if (list.offsetHeight !== height) return list.replaceChildren(...before)
  const back = list.previousElementSibling
  if (back instanceof HTMLAnchorElement) back.href = href(crumbs.at(-1)?.path ?? '/')
}

const stepOf = (home: Element, { h1, path }: Crumb, href: SiteValue['href']): Node => {
  const step = home.cloneNode(true)
  const link = step instanceof Element ? step.querySelector('a') : null
  if (link !== null) {
    link.href = href(path)
    link.textContent = h1
  }
  return step
}
