import { useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import { report } from '../../src/lib/report.ts'
import { fillTemplate } from '../../src/lib/fill-template.ts'
import { printHtml } from '../../src/lib/print-html.ts'
import { useSite } from '../../src/site/site-context.tsx'
import template from '../../themes/templates/return-note.html?url&no-inline'
import styles from './return-note.module.scss'

/** Prints the note for a returned parcel, from a template of the theme (IMG-07). Without an address there is none to print. */
export const ReturnNote = ({ props: { label } }: BlockViewProps<'return-note'>) => {
  const { returns } = useSite().terms
  return returns === undefined ? null : <PrintButton label={label} address={returns.address} />
}

const PrintButton = ({ label, address }: { readonly label: string; readonly address: string }) => {
  const t = useTranslate()
  const printNote = usePrintedNote(address)
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

const LABELS = ['title', 'sendTo', 'order', 'name', 'pieces', 'reason'] as const

/** Fetches the note's template, writes the site's words and the address into it, and prints it. Rejects, reported, where it does not come. */
const usePrintedNote = (address: string): (() => Promise<void>) => {
  const t = useTranslate()
  const { site, locale, direction } = useSite()
  return async () => {
    const answer = await fetch(template)
    if (!answer.ok) {
      report({ code: 'templateFailed', message: `The template ${template} did not come`, details: { status: answer.status } })
      throw new Error('No template')
    }
    const labels = Object.fromEntries(LABELS.map((name) => [name, t(`returnNote.${name}`)]))
    printHtml(fillTemplate(await answer.text(), { ...labels, language: locale, direction, siteName: site.siteName, address }))
  }
}
