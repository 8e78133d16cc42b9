import { Fragment, type ReactNode } from 'react'
import { previewLink } from './preview-link.ts'
import type { KeyGroup, ProblemGroup, SiteLanguage } from './group-problems.ts'
import { countryName } from './report-filters.tsx'
import { problemInWords } from './report-texts.ts'
import type { ReportView } from './report-view.ts'

interface Props {
  readonly group: KeyGroup
  readonly view: ReportView
}

/** One page of the shop: how it stands and what is the matter with it. */
export const ReportArticle = ({ group: { key, title, entryId, refused, problems }, view }: Props) => (
  <article>
    <header>
      <h3>
        <bdi>{title}</bdi> <code>{key}</code>
      </h3>
      {editLink(entryId, view.t('editPage'), view)}
    </header>
    {refused.length > 0 && (
      <p className="refused">
        {view.t('refusedOn')} <Sites affected={refused} view={view} />
      </p>
    )}
    <ul>
      {problems.map((each, index) => (
        <Problem key={index} group={each} pageKey={key} view={view} />
      ))}
    </ul>
  </article>
)

interface ProblemProps {
  readonly group: ProblemGroup
  readonly pageKey: string
  readonly view: ReportView
}

const Problem = ({ group: { problem, sites: affected }, pageKey, view }: ProblemProps) => {
  const { t, language } = view
  const { text, inEnglish } = problemInWords(problem, language)
  const show = showLink(pageKey, problem.blockId, affected, view)
  const edit = editLink(problem.blockId, t('edit'), view)
  return (
    <li className={problem.severity}>
      <p className="place">
        <span className="badge">{t(problem.severity)}</span> <Path where={problem.where} />
      </p>
      <p>{withBdi(text)}</p>
      {inEnglish !== undefined && (
        <p className="detail">
          {t('detail')}:{' '}
          <span lang="en" dir="ltr">
            {inEnglish}
          </span>
        </p>
      )}
      <p className="detail">
        {t('metOn')} <Sites affected={affected} view={view} /> · <code>{problem.code}</code>
      </p>
      {(show ?? edit) !== undefined && (
        <p className="links">
          {show} {edit}
        </p>
      )}
    </li>
  )
}

/** Page, blocks and field, each in the language of who named it. */
const Path = ({ where }: { readonly where: string }) => (
  <strong>
    {where.split(' > ').map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <>
            {' '}
            <span aria-hidden="true">›</span>{' '}
          </>
        )}
        <bdi>{part}</bdi>
      </Fragment>
    ))}
  </strong>
)

/** Addresses keep their own direction within a sentence: every second part is one, as `split` keeps what its group has found. */
const withBdi = (text: string): readonly ReactNode[] =>
  text.split(/(\/[\w/?#=&.-]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ),
  )

/** `United Kingdom (English) and Canada (English and French)`, or that it is everywhere. */
const Sites = ({ affected, view: { t, language, sites } }: { readonly affected: readonly SiteLanguage[]; readonly view: ReportView }) => {
  if (sites.every(({ siteTag, languages }) => languages.every((each) => isAmong(affected, siteTag, each)))) return t('everywhere')
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const list = new Intl.ListFormat(language)
  const parts = [...new Set(affected.map(({ siteTag }) => siteTag))].map((siteTag) => {
    const code = sites.find((site) => site.siteTag === siteTag)?.code
    const tongues = affected.filter((each) => each.siteTag === siteTag).map((each) => names.of(each.language) ?? each.language)
    return `${code === undefined ? siteTag : countryName(code, language)} (${list.format(tongues)})`
  })
  return list.formatToParts(parts).map(({ type, value }, index) => (type === 'element' ? <bdi key={index}>{value}</bdi> : value))
}

const isAmong = (affected: readonly SiteLanguage[], siteTag: string, language: string): boolean =>
  affected.some((each) => each.siteTag === siteTag && each.language === language)

/** To the preview at the block, on the first site and in the first language that has the problem. */
const showLink = (key: string, blockId: string, [first]: readonly SiteLanguage[], { t, sites, previewOrigin: origin }: ReportView) => {
  const site = sites.find(({ siteTag }) => siteTag === first?.siteTag)
  if (origin === undefined || site === undefined || first === undefined) return undefined
  const address = previewLink({ origin, site, language: first.language, key, blockId })
  return address === undefined ? undefined : <a href={address}>{t('preview')}</a>
}

const editLink = (id: string, label: string, { entryUrl }: ReportView) =>
  entryUrl === undefined || id === '' ? undefined : <a href={entryUrl(id)}>{label}</a>
