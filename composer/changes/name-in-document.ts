import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { readField } from '../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { isolateName } from '../isolate.ts'
import type { NameOf } from './change-in-words.ts'

/** Names of blocks and pictures of an open page; of those that it does not have (any more) only that they are one. */
export const namesIn =
  ({ entries, assets }: ComposeDocument, locales: readonly string[], t: Translate): NameOf =>
  (id) => {
    const entry = ownValue(entries, id)
    if (entry !== undefined) return isolateName(entryName(toCmsEntry(entry), entrySchemas.get(entry.sys.contentType.sys.id), locales))
    const title = readField(ownValue(assets, id)?.fields['title'], locales)
    return typeof title === 'string' && title !== '' ? title : t('compose.change.unknown')
  }
