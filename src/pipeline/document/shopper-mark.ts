import { identitySettingsOf } from '../../clients/identity/identity-settings.ts'
import { lastUserKey } from '../../clients/identity/token-store.ts'
import { markup, type Markup } from '../../lib/markup.ts'
import type { TreeItem } from '../blocks/tree.ts'
import type { SiteConfig } from '../../site/site-config.ts'

interface Options {
  readonly items: readonly TreeItem[]
  readonly site: SiteConfig
  /** Any absolute address: where the provider is does not matter here. */
  readonly origin: string
}

/**
 * The script that marks who is signed in before the page is painted, so that blocks for an audience or a segment never flicker. Only on
 * pages that have such blocks, and on sites that have accounts; a file, because no inline script is allowed.
 */
export const shopperMark = ({ items, site, origin }: Options): readonly Markup[] => {
  const settings = identitySettingsOf(site, origin)
  const isSegmented = hasMeta(items, 'segment')
  if (settings === undefined || !(isSegmented || hasMeta(items, 'audience'))) return []
  const key = lastUserKey(settings.clientId)
  const groups = site.segments?.map(({ group }) => group).join(' ')
  return isSegmented && groups !== undefined
    ? [markup`<script src="/mark-shopper.js" data-key="${key}" data-segments="${groups}"></script>`]
    : [markup`<script src="/mark-shopper.js" data-key="${key}"></script>`]
}

const hasMeta = (items: readonly TreeItem[], name: 'audience' | 'segment'): boolean =>
  items.some(
    (item) =>
      typeof item !== 'number' &&
      (item.meta?.[name] !== undefined || Object.values(item.slots ?? {}).some((inner) => hasMeta(inner, name))),
  )
