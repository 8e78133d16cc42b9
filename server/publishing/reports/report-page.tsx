import { Fragment } from 'react'
import { plainPage } from '../../operations/plain-pages/plain-page.tsx'
import { SignOut } from '../../staff/sign-in-page.tsx'
import { groupProblems, type KeyGroup } from './group-problems.ts'
import type { PageReport } from './read-reports.ts'
import type { Use } from './read-uses.ts'
import { ReportArticle } from './report-article.tsx'
import { ReportFilters, ReportLanguages } from './report-filters.tsx'
import { REPORT_STYLES } from './report-styles.ts'
import type { ReportView } from './report-view.ts'
import { SpeedSection, type SpeedTables } from './speed-section.tsx'

interface Options extends ReportView {
  /** Of who is signed in; undefined where nobody has to be. */
  readonly name?: string | undefined
  readonly reports: readonly PageReport[]
  readonly missing: readonly Use[]
  /** Keys of all pages there are reports of. */
  readonly keys: readonly string[]
  readonly speed: SpeedTables
}

/** `/_reports`: what merchandisers should know about their pages, in their words and language. */
export const reportPage = ({ name, reports, missing, keys, speed, ...view }: Options): string => {
  const { t, language, query } = view
  const groups = groupProblems(reports)
  const refused = groups.filter((group) => group.refused.length > 0)
  const noted = groups.filter((group) => group.refused.length === 0 && group.problems.length > 0)
  const used = missing.filter(({ pages }) => query.key === undefined || pages.includes(query.key))
  const isQuiet = refused.length + noted.length + used.length === 0
  return plainPage({
    language,
    title: t('title'),
    styles: REPORT_STYLES,
    body: (
      <main>
        {name !== undefined && <SignOut language={language} path="/_reports" name={name} />}
        <header className="top">
          <h1>{t('title')}</h1>
          <ReportLanguages view={view} />
        </header>
        <Summary groups={groups} view={view} />
        <ReportFilters view={view} keys={keys} />
        {isQuiet && <p className="quiet">{t('nothing')}</p>}
        <Section heading={t('refusedTitle')} groups={refused} view={view} />
        <MissingSection missing={used} view={view} />
        <Section heading={t('notedTitle')} groups={noted} view={view} />
        <SpeedSection {...speed} view={view} />
      </main>
    ),
  })
}

interface GroupsProps {
  readonly groups: readonly KeyGroup[]
  readonly view: ReportView
}

const Summary = ({ groups, view: { t, language } }: GroupsProps) => {
  const count = (severity: 'error' | 'warning'): number =>
    groups.reduce((sum, { problems }) => sum + problems.filter(({ problem }) => problem.severity === severity).length, 0)
  const figures = [
    ['pages', groups.length],
    ['errors', count('error')],
    ['warnings', count('warning')],
  ] as const
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value.toLocaleString(`${language}-u-nu-latn`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const MissingSection = ({ missing, view: { t } }: { readonly missing: readonly Use[]; readonly view: ReportView }) =>
  missing.length > 0 && (
    <section>
      <h2>{t('missingTitle')}</h2>
      <ul>
        {missing.map(({ id, name, pages }) => (
          <li key={id} className="warning">
            <strong>
              <bdi>{name ?? id}</bdi>
            </strong>{' '}
            {t('usedBy')}{' '}
            {pages.map((page, index) => (
              <Fragment key={page}>
                {index > 0 && ', '}
                <code>{page}</code>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )

const Section = ({ heading, groups, view }: GroupsProps & { readonly heading: string }) =>
  groups.length > 0 && (
    <section>
      <h2>{heading}</h2>
      {groups.map((group) => (
        <ReportArticle key={group.key} group={group} view={view} />
      ))}
    </section>
  )
