import { recordOf, type PageKind } from '../../../schemas/page-kinds.ts'
import { planData, runPlan, type BlockData } from './load-plan.ts'
import { earliest, nextChange, selectBlocks } from '../../content/select-blocks.ts'
import { typesOf, type TreeItem } from '../blocks/tree.ts'
import type { ViewStore } from '../blocks/registry.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { Page } from '../../../schemas/page.ts'
import { defined } from '../../lib/defined.ts'

/** Header and footer of the pages of a site in a language: those of the checkout, or those of every other page. */
export interface Frame {
  readonly header: readonly TreeItem[]
  readonly footer: readonly TreeItem[]
  readonly data: BlockData
  /** As of a page's view; on the server only. */
  readonly changesAt?: number
  /** As of a page's view; on the server only. */
  readonly isDegraded?: boolean
}

export interface FrameDeps {
  readonly pageDeps: PageDeps
  readonly views: ViewStore
  readonly context: PageContext
  readonly now: () => number
}

/** Header and footer. A page without its frame is better than none: what cannot be read is left out and reported. */
export const loadFrame = async (deps: FrameDeps): Promise<Frame> => {
  const [headerKeys, footerKeys] = frameKeys(deps.context.kind)
  const [header, footer, menuChange] = await Promise.all([loadPart(headerKeys, deps), loadPart(footerKeys, deps), changeOfMenus(deps)])
  const changesAt = earliest([header.changesAt, footer.changesAt, menuChange])
  const data = { ...header.data, ...footer.data }
  return {
    header: header.items,
    footer: footer.items,
    data,
    ...defined({ changesAt }),
    ...(header.isDegraded || footer.isDegraded ? { isDegraded: true } : {}),
  }
}

/** By preference: a space without pages for the checkout has the header and footer of the shop there. */
const frameKeys = (kind: PageKind): readonly [readonly string[], readonly string[]] =>
  recordOf(kind).frame === 'checkout'
    ? [
        ['checkoutHeader', 'header'],
        ['checkoutFooter', 'footer'],
      ]
    : [['header'], ['footer']]

const firstPage = async ([key, ...others]: readonly string[], pageDeps: PageDeps): Promise<Page | undefined> =>
  key === undefined ? undefined : ((await pageDeps.getPage(key)) ?? firstPage(others, pageDeps))

/** When the menus, which are part of the navigation tree, change by the clock. */
const changeOfMenus = async ({ pageDeps, now }: FrameDeps): Promise<number | undefined> => {
  const { site, language } = pageDeps.site
  // Pages whose tree could not be read are not shown at all: nothing more to say here.
  const page = await pageDeps.getPage('menu').catch(() => undefined)
  return nextChange(page?.blocks ?? [], { now: now(), countryCode: site.code, language })
}

const loadPart = async (keys: readonly string[], { pageDeps, views, context, now }: FrameDeps) => {
  let isDegraded = false
  const onMissing = (): void => {
    isDegraded = true
  }
  try {
    const page = await firstPage(keys, pageDeps)
    const { site, language } = pageDeps.site
    const audience = { now: now(), countryCode: site.code, language }
    const items = selectBlocks(page?.blocks ?? [], audience)
    const plan = planData({ blocks: items, context, onProblem: () => undefined })
    const [data] = await Promise.all([
      runPlan(plan, { data: pageDeps.data, report: pageDeps.report, onMissing }),
      views.loadAll(typesOf(items)),
    ])
    return { items, data, changesAt: nextChange(page?.blocks ?? [], audience), isDegraded }
  } catch (cause) {
    pageDeps.report({ code: 'frameFailed', message: `The ${keys[0]} could not be shown`, details: { cause: String(cause) } })
    return { items: [], data: {}, changesAt: undefined, isDegraded: true }
  }
}
