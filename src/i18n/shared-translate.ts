import type { ReportSink } from '../lib/report.ts'
import { createTranslate } from './create-translate.ts'
import type { Messages, Translate } from './messages.ts'
import { defined } from '../lib/defined.ts'

interface Deps {
  readonly messages: Messages
  readonly locale: string
  readonly report?: ReportSink
}

interface Known extends Omit<Deps, 'messages'> {
  readonly t: Translate
}

const known = new WeakMap<Messages, Known[]>()

/** The one translate of a set of texts in a locale: its formatters cost more to make than a page's texts to format. */
export const sharedTranslate = (deps: Deps): Translate => {
  const made = known.get(deps.messages) ?? []
  const found = made.find(({ locale, report }) => locale === deps.locale && report === deps.report)
  if (found !== undefined) return found.t
  const t = createTranslate(deps)
  known.set(deps.messages, [...made, { locale: deps.locale, ...defined({ report: deps.report }), t }])
  return t
}
