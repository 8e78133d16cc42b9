import { REPORT_LANGUAGES } from './report-texts.ts'
import { reportAddress, type ReportQuery, type ReportView } from './report-view.ts'

/** What is shown: site, page, severity. Where there are too many pages to choose from, `keys` is undefined and one is found by its words. */
export const ReportFilters = ({ view, keys }: { readonly view: ReportView; readonly keys: readonly string[] | undefined }) => {
  const { t, language, query, sites } = view
  return (
    <form method="get" aria-label={t('filters')}>
      <input type="hidden" name="lang" value={language} />
      <Filter
        name="siteTag"
        label={t('site')}
        view={view}
        choices={sites.map(({ siteTag, siteName, code }) => [siteTag, `${siteName}, ${countryName(code, language)}`])}
      />
      {keys === undefined ? (
        <label>
          <span>{t('search')}</span>
          <input name="search" type="search" maxLength={120} defaultValue={query.search ?? query.key} />
        </label>
      ) : (
        <Filter name="key" label={t('page')} view={view} choices={keys.map((key) => [key, key])} />
      )}
      <Filter
        name="severity"
        label={t('severity')}
        view={view}
        choices={[
          ['error', t('errors')],
          ['warning', t('warnings')],
        ]}
      />
      <button>{t('show')}</button>
      {isNarrowed(query) && <a href={`?lang=${language}`}>{t('clear')}</a>}
    </form>
  )
}

/** Links to the same report in the other languages it is there in. */
export const ReportLanguages = ({ view: { t, language, query } }: { readonly view: ReportView }) => (
  <nav aria-label={t('language')}>
    <ul className="languages">
      {REPORT_LANGUAGES.map((each) => (
        <li key={each}>
          <a lang={each} href={reportAddress(query, { lang: each })} aria-current={each === language ? true : undefined}>
            {new Intl.DisplayNames([each], { type: 'language' }).of(each) ?? each}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** A country's name in a language. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

interface FilterProps {
  readonly name: 'siteTag' | 'key' | 'severity'
  readonly label: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly view: ReportView
}

const Filter = ({ name, label, choices, view: { t, query } }: FilterProps) => (
  <label>
    <span>{label}</span>
    <select name={name} defaultValue={query[name]}>
      <option value="">{t('all')}</option>
      {choices.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </select>
  </label>
)

const isNarrowed = ({ lang: _lang, page: _page, ...query }: ReportQuery): boolean =>
  Object.values(query).some((value) => value !== undefined)
