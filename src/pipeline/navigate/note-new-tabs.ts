import type { OpenedFrom } from '../../features/listing/opened-from.ts'
import type { LeftPage } from './browser-loader.ts'

/** A product that opens in another tab has no page before it there: what it is opened from is noted by the click. */
export const noteNewTabs = (openedFrom: OpenedFrom, getShown: () => LeftPage | undefined): void => {
  const note = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href*="/product/"]') : null
    const id = link?.pathname.split('/').at(-1)
    const shown = getShown()
    if (id !== undefined && shown !== undefined) openedFrom.store(decodeURIComponent(id), shown.context, shown.search)
  }
  for (const sign of ['click', 'auxclick']) document.addEventListener(sign, note, { capture: true })
}
