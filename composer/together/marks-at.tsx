import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolate } from '../isolate.ts'
import { Mark } from './mark.tsx'

interface Props {
  readonly others: readonly OtherWindow[]
  readonly entryId: string
  readonly pageId: string
}

/** Who else has chosen a block, in its row of the outline. The page's own row is where everybody begins. */
export const MarksAt = ({ others, entryId, pageId }: Props) => {
  const t = useTranslate()
  if (entryId === pageId) return null
  return others
    .filter((other) => other.entryId === entryId)
    .map(({ windowId, name, isMe }) => (
      <Mark
        key={windowId}
        name={name}
        sentence={isMe ? t('compose.together.meHere') : t('compose.together.here', { name: isolate(name) })}
      />
    ))
}
