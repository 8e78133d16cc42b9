import type { SiteConfig } from '../../site/site-config.ts'
import type { PageContext } from '../../page/page-context.ts'

/** Places that cut across the tree show categories of their products instead of tree levels; never both (SIDENAV-13). */
export const showsCategoryNavigation = (
  { kind, path }: Pick<PageContext, 'kind' | 'path'>,
  { navigation }: Pick<SiteConfig, 'navigation'>,
): boolean => kind === 'brand' || navigation.categoryNavRoutes.includes(path)
