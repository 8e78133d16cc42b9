import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolate } from '../isolate.ts'
import { KeysOf } from '../keys/keys-of.tsx'
import type { FoundCommand } from './find-commands.ts'
import styles from './palette.module.scss'

interface Props {
  readonly id: string
  readonly found: FoundCommand
  readonly isChosen: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** One thing that was found. The focus stays in the search, which has the keys. */
export const CommandOption = ({ id, found: { command, excerpt }, isChosen, onPoint, onChoose }: Props) => {
  const t = useTranslate()
  const { kind, title, note, shortcut, whyNot } = command
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={whyNot !== undefined || undefined}
      onPointerMove={isChosen ? undefined : onPoint}
      // The search keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.kind}>{t(`compose.find.kind.${kind}`)}</span>
      <span className={styles.words}>
        <span dir="auto">{title}</span>
        {(whyNot ?? excerpt ?? note) !== undefined && <small>{whyNot ?? isolate(excerpt ?? note ?? '')}</small>}
      </span>
      {shortcut !== undefined && <KeysOf id={shortcut} isShort />}
    </li>
  )
}
