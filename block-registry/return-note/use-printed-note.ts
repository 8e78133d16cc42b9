import { report } from '../../src/lib/report.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { fillTemplate } from '../../src/lib/fill-template.ts'
import { printHtml } from '../../src/lib/print-html.ts'
import { useSite } from '../../src/site/site-context.tsx'
import template from '../../themes/templates/return-note.html?url&no-inline'

const LABELS = ['title', 'sendTo', 'order', 'name', 'pieces', 'reason'] as const

/** Fetches the note's template, writes the site's words and address into it, and prints it. Rejects, reported, where it does not come. */
export const usePrintedNote = (): (() => Promise<void>) => {
  const t = useTranslate()
  const { site, locale, direction } = useSite()
  return async () => {
    const answer = await fetch(template)
    if (!answer.ok) {
      report({ code: 'templateFailed', message: `The template ${template} did not come`, details: { status: answer.status } })
      throw new Error('No template')
    }
    const labels = Object.fromEntries(LABELS.map((name) => [name, t(`returnNote.${name}`)]))
    printHtml(
      fillTemplate(await answer.text(), { ...labels, language: locale, direction, siteName: site.siteName, address: site.returns.address }),
    )
  }
}
