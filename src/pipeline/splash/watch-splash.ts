import type { BlockNode } from '../../../schemas/page.ts'
import { report } from '../../lib/report.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import type { DecideSplash } from './create-splash.ts'

interface Deps {
  readonly decide: DecideSplash
  readonly pages: Pick<PageNavigation, 'getShown' | 'subscribe'>
  /** Opens the window: its code comes with the first splash that there is. */
  readonly open: (item: BlockNode) => Promise<unknown>
  /** Called where no splash is in the way. */
  readonly free: () => Promise<unknown>
}

/** Opens the splash window that the page shown asks for, this one or one that the shopper goes on to. */
export const watchSplash = ({ decide, pages, open, free }: Deps): void => {
  const check = async (): Promise<void> => {
    const item = await decide(pages.getShown().view.context.path)
    await (item === undefined ? free() : open(item))
  }
  const checkNow = (): void => void check().catch(tellOfLostWindow)
  checkNow()
  pages.subscribe(checkNow)
}

export const tellOfLostWindow = (cause: unknown): void =>
  report({ code: 'lateWindowFailed', message: 'A window that comes late did not load', severity: 2, details: { cause: String(cause) } })
