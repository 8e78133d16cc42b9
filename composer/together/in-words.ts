import type { ChangedEntry, OtherWindow } from '../../schemas/api/compose-together.ts'
import type { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolate, isolateName } from '../isolate.ts'

/** What sentences about others are made with. */
export interface Words {
  readonly t: ReturnType<typeof useTranslate>
  readonly pageId: string
  readonly nameOf: (entryId: string) => string | undefined
}

/** `Jan Smit is here, at Headline “Good morning”`; without a block where the page itself is chosen, or one that is not here yet. */
export const whereInWords = ({ name, isMe, entryId }: OtherWindow, { t, pageId, nameOf }: Words): string => {
  const block = entryId === undefined || entryId === pageId ? undefined : nameOf(entryId)
  if (block === undefined) return isMe ? t('compose.together.meHere') : t('compose.together.here', { name: isolate(name) })
  const at = isolateName(block)
  return isMe ? t('compose.together.meHereAt', { block: at }) : t('compose.together.hereAt', { name: isolate(name), block: at })
}

/** `Jan Smit changed Headline “Good morning” and 2 other blocks.` */
export const changeInWords = ({ entry, by }: ChangedEntry, count: number, words: Words): string => {
  const { t } = words
  const block = blockInWords(entry.sys.id, words)
  if (by === undefined) return t('compose.together.changedInCms', { block, count })
  if (by.isMe) return t('compose.together.changedByMe', { block, count })
  return t('compose.together.changed', { name: isolate(by.name), block, count })
}

/** Of an undo that left something as others made it. */
export const staysInWords = (entryId: string, words: Words): string =>
  words.t('compose.together.stays', { block: blockInWords(entryId, words) })

const blockInWords = (entryId: string, { nameOf }: Words): string => isolateName(nameOf(entryId) ?? entryId)
