import type { Json } from '../../../schemas/page.ts'
import { isLink, isObject } from '../../../src/content/cms-entry.ts'
import type { Translate } from '../../../src/i18n/messages.ts'

/** What stands in place of something that is kept: `Table, kept as it is`. */
export const keptInWords = (json: Json, entryName: (id: string) => string | undefined, t: Translate): string => {
  const target = isObject(json) && isObject(json['data']) ? json['data']['target'] : undefined
  const name = isLink(target) ? entryName(target.sys.id) : undefined
  if (name !== undefined) return t('compose.panel.keptEntry', { name })
  const kind = isObject(json) ? json['nodeType'] : undefined
  if (kind === 'table') return t('compose.panel.keptTable')
  return typeof kind === 'string' && kind.startsWith('embedded-entry') ? t('compose.panel.keptEmbedded') : t('compose.panel.kept')
}
