import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import type { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolate, isolateName } from '../isolate.ts'

interface Words {
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
