import type { Metric } from 'web-vitals'
import { MAX_SPEED_PAGES, type PageSpeed, type SpeedMetric } from '../../../schemas/api/page-speed.ts'
import type { PageKind } from '../../../schemas/page-kinds.ts'

/** As much of a measured figure as is read. */
export type Measured = Pick<Metric, 'name' | 'value' | 'navigationType' | 'navigationId' | 'navigationURL'>

/** What a browser has measured, by the page that it was measured of. */
export interface PageSpeeds {
  /** Another page is shown, at this path, without a document. */
  readonly show: (path: string, kind: PageKind) => void
  /** Adds a figure, or a later value of it. */
  readonly add: (measured: Measured) => void
  /** What is to be sent; each page once, whatever is measured of it afterwards. */
  readonly take: () => readonly PageSpeed[]
}

interface Page {
  readonly kind: PageKind
  readonly way: PageSpeed['way']
  readonly figures: Partial<Record<SpeedMetric, number>>
}

/**
 * The document's figures are those of its first page until another is shown; most browsers go on counting, and what they count then is
 * nobody's. Some measure further pages by themselves (soft navigations): a change of the query alone, as by a filter, is none. A page that
 * comes back from the browser's memory is not counted: it says nothing about the shop.
 */
export const createPageSpeeds = (first: { readonly path: string; readonly kind: PageKind }): PageSpeeds => {
  const kinds = new Map<string, PageKind>()
  const document: Page = { kind: first.kind, way: 'document', figures: {} }
  /** By the browser's number; undefined for what is no page of its own. */
  const further = new Map<number, Page | undefined>()
  let lastPath = first.path
  let hasMoved = false
  let isTaken = false

  const beginFurther = (id: number, address: string): Page | undefined => {
    const path = new URL(address).pathname
    const kind = kinds.get(path)
    const page: Page | undefined = kind === undefined || path === lastPath ? undefined : { kind, way: 'inApp', figures: {} }
    lastPath = path
    further.set(id, page)
    return page
  }
  const pageOf = ({ name, navigationType, navigationId, navigationURL = first.path }: Measured): Page | undefined => {
    if (navigationType === 'back-forward-cache') return undefined
    if (navigationType !== 'soft-navigation') return hasMoved || isTaken ? undefined : document
    // Such a page has no first byte, and browsers say 0.
    if (name === 'TTFB') return undefined
    return further.has(navigationId) ? further.get(navigationId) : beginFurther(navigationId, navigationURL)
  }
  return {
    show: (path, kind) => {
      kinds.set(path, kind)
      if (path !== first.path) hasMoved = true
    },
    add: (measured) => {
      const page = pageOf(measured)
      if (page !== undefined) page.figures[measured.name] = rounded(measured)
    },
    take: () => {
      const due = [...(isTaken ? [] : [document]), ...further.values()]
      isTaken = true
      for (const id of further.keys()) further.set(id, undefined)
      return due
        .flatMap((page) => (page === undefined || Object.keys(page.figures).length === 0 ? [] : [page]))
        .slice(0, MAX_SPEED_PAGES)
        .map(({ kind: pageKind, way, figures }) => ({ pageKind, way, figures }))
    },
  }
}

const rounded = ({ name, value }: Measured): number => (name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value))
