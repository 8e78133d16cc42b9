import { escapeHtml } from '../../../src/lib/escape-html.ts'
import type { Text } from '../../commerce/texts/texts.ts'
import { REPORT_LANGUAGES } from './report-texts.ts'
import type { ReportQuery, ReportView } from './report-view.ts'

/** What is shown (site, page, severity), and the languages the page itself is there in. */
export const reportFilters = ({ t, language, query, sites }: ReportView, keys: readonly string[]): string =>
  `<form method="get" aria-label="${escapeHtml(t('filters'))}"><input type="hidden" name="lang" value="${escapeHtml(language)}">` +
  field(
    t('site'),
    'siteTag',
    sites.map(({ siteTag, siteName, code }) => [siteTag, `${siteName}, ${countryName(code, language)}`]),
    query,
    t,
  ) +
  field(
    t('page'),
    'key',
    keys.map((key) => [key, key]),
    query,
    t,
  ) +
  field(
    t('severity'),
    'severity',
    [
      ['error', t('errors')],
      ['warning', t('warnings')],
    ],
    query,
    t,
  ) +
  `<button>${escapeHtml(t('show'))}</button>` +
  (isNarrowed(query) ? `<a href="?lang=${escapeHtml(language)}">${escapeHtml(t('clear'))}</a>` : '') +
  `</form>`

/** Links to the same report in the other languages. */
export const reportLanguages = ({ t, language, query }: ReportView): string =>
  `<nav aria-label="${escapeHtml(t('language'))}"><ul class="languages">${REPORT_LANGUAGES.map((each) => {
    const address = new URLSearchParams(
      Object.entries({ ...query, lang: each }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const name = new Intl.DisplayNames([each], { type: 'language' }).of(each) ?? each
    return `<li><a lang="${each}" href="?${escapeHtml(address.toString())}"${each === language ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a></li>`
  }).join('')}</ul></nav>`

/** A country's name in a language. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

type Choice = readonly [value: string, label: string]

const field = (label: string, name: 'siteTag' | 'key' | 'severity', choices: readonly Choice[], query: ReportQuery, t: Text): string =>
  `<label><span>${escapeHtml(label)}</span><select name="${name}"><option value="">${escapeHtml(t('all'))}</option>${choices
    .map(
      ([value, shown]) => `<option value="${escapeHtml(value)}"${value === query[name] ? ' selected' : ''}>${escapeHtml(shown)}</option>`,
    )
    .join('')}</select></label>`

const isNarrowed = ({ lang: _lang, ...query }: ReportQuery): boolean => Object.values(query).some((value) => value !== undefined)
