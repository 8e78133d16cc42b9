import { recordOf, type PageKind } from '../../schemas/page-kinds.ts'
import type { Translate } from '../i18n/messages.ts'

export interface TitleOptions {
  readonly kind: PageKind
  readonly t: Translate
  readonly siteName: string
  /** What the page shows, its title where it has no text of its own. */
  readonly name: string | undefined
  /** Title override: the content's own. Stands alone. */
  readonly override?: string | undefined
}

/** Title of a page (CRUMB-04, CRUMB-11): an override or home stand alone, the rest is `{title} | {siteName}`. */
export const pageTitle = (options: TitleOptions): string => {
  const { kind, t, siteName, override } = options
  if (override !== undefined && override !== '') return override
  const title = ownTitle(options)
  return recordOf(kind).isTitleAlone === true ? title : t('pageTitle.pattern', { title, siteName })
}

/** The page's own title, which is also its last breadcrumb. */
export const ownTitle = ({ kind, t, name, siteName }: TitleOptions): string =>
  name ?? t(`pageTitle.${recordOf(kind).title ?? kind}`, { siteName })
