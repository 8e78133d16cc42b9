import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import { usePrintedNote } from './use-printed-note.ts'
import styles from './return-note.module.scss'

/** Prints the note that goes into a parcel coming back, from a template of the theme (IMG-07). */
export const ReturnNote = ({ props: { label } }: BlockViewProps<'return-note'>) => {
  const t = useTranslate()
  const printNote = usePrintedNote()
  const [state, setState] = useState<'ready' | 'printing' | 'failed'>('ready')
  const onPrint = (): void => {
    setState('printing')
    printNote().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }
  return (
    <Section className={styles.note}>
      <Button type="button" variant="secondary" isBusy={state === 'printing'} onClick={onPrint}>
        {label === '' ? t('returnNote.print') : label}
      </Button>
      <p role="status">{state === 'failed' && t('returnNote.failed')}</p>
    </Section>
  )
}
