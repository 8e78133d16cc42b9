import type { ReportLook } from './look-over.ts'
import { codeInWords } from './report-texts.ts'
import { reportAddress, type ReportView } from './report-view.ts'

/** Pages of the shop that one page of the report shows. */
export const PAGES_SHOWN = 50

/** Where in the report one is, and the way to its other pages; nothing where there is one only. */
export const ReportPages = ({ count, view: { t, language, query } }: { readonly count: number; readonly view: ReportView }) => {
  if (count <= PAGES_SHOWN) return undefined
  const page = query.page ?? 1
  const number = (value: number): string => value.toLocaleString(`${language}-u-nu-latn`)
  const [from, to] = [(page - 1) * PAGES_SHOWN + 1, Math.min(page * PAGES_SHOWN, count)]
  return (
    <nav aria-label={t('whichPages')} className="pages">
      {page > 1 && (
        <a rel="prev" href={reportAddress(query, { page: page - 1 })}>
          {t('previous')}
        </a>
      )}
      <span>{t('range', { from: number(from), to: number(to), count: number(count) })}</span>
      {to < count && (
        <a rel="next" href={reportAddress(query, { page: page + 1 })}>
          {t('next')}
        </a>
      )}
    </nav>
  )
}

/** Each kind of problem with how many pages have it, the most frequent first; each leads to those pages. */
export const ReportCodes = ({
  codes,
  view: { t, language, query },
}: {
  readonly codes: ReportLook['codes']
  readonly view: ReportView
}) => (
  <section>
    <h2>{t('byProblem')}</h2>
    <ul className="codes">
      {[...codes]
        .toSorted(([, one], [, other]) => other - one)
        .map(([code, count]) => (
          <li key={code}>
            <a href={reportAddress(query, { code })} aria-current={query.code === code ? true : undefined}>
              {codeInWords(code, language)}
            </a>{' '}
            <span className="badge">{count.toLocaleString(`${language}-u-nu-latn`)}</span>
          </li>
        ))}
    </ul>
  </section>
)
