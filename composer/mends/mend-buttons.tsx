import { useState } from 'react'
import type { ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SelectField } from '../editor/select-field.ts'
import { MendDialog } from './mend-dialog.tsx'
import type { Mend } from './mend.ts'
import { useMending } from './mending-context.tsx'
import styles from './mends.module.scss'

interface Props {
  readonly problem: ComposeProblem
  /** Of the sentence that the buttons are about: many have the same words. */
  readonly describedBy: string
  /** The way to another field, where more is to be done on it than look there; none at the field itself. */
  readonly onSelect?: SelectField
}

/** What can be done about a problem, beside its sentence. */
export const MendButtons = ({ problem, describedBy, onSelect }: Props) => {
  const t = useTranslate()
  const mending = useMending()
  const [open, setOpen] = useState<Extract<Mend, { kind: 'choose' }>>()
  const mends = mending?.mendsFor(problem).filter(({ kind }) => kind !== 'field' || onSelect !== undefined) ?? []
  if (mending === undefined || mends.length === 0) return null
  const mend = (chosen: Mend): void => {
    if (chosen.kind === 'change') mending.apply(chosen.changes, t(`compose.mend.${chosen.label}`, chosen.values))
    else if (chosen.kind === 'choose') setOpen(chosen)
    else onSelect?.(chosen.entryId, chosen.field, chosen.locale)
  }
  return (
    <div className={styles.mends}>
      {mends.map((each) => (
        <button key={each.label} type="button" aria-describedby={describedBy} onClick={() => mend(each)}>
          {t(`compose.mend.${each.label}`, each.values)}
        </button>
      ))}
      {open !== undefined && (
        <MendDialog
          mend={open}
          mending={mending}
          onPick={(chosen) => {
            setOpen(undefined)
            mending.apply(open.put(chosen), t(`compose.mend.${open.label}`, open.values))
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
