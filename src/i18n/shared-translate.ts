import type { ReportSink } from '../lib/report.ts'
import { createTranslate } from './create-translate.ts'
import type { Messages, Translate } from './messages.ts'

interface Needs {
  readonly messages: Messages
  readonly locale: string
  readonly report?: ReportSink
}

interface Known extends Omit<Needs, 'messages'> {
  readonly t: Translate
}

const known = new WeakMap<Messages, Known[]>()

/** The one translate of a set of texts in a locale: its formatters cost more to make than a page's texts to format. */
export const sharedTranslate = (needs: Needs): Translate => {
  const made = known.get(needs.messages) ?? []
  const found = made.find(({ locale, report }) => locale === needs.locale && report === needs.report)
  if (found !== undefined) return found.t
  const t = createTranslate(needs)
  known.set(needs.messages, [...made, { locale: needs.locale, ...(needs.report === undefined ? {} : { report: needs.report }), t }])
  return t
}
