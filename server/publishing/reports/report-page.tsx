import { plainPage } from '../../operations/plain-pages/plain-page.tsx'
import { BrandName, houseBrand } from '../../operations/plain-pages/brand.tsx'
import { SignOut } from '../../staff/sign-in-page.tsx'
import type { KeyGroup } from './group-problems.ts'
import type { ReportLook } from './look-over.ts'
import { MissingSection } from './missing-section.tsx'
import type { Use } from './read-uses.ts'
import { ReportArticle } from './report-article.tsx'
import { ReportFilters, ReportLanguages } from './report-filters.tsx'
import { PAGES_SHOWN, ReportCodes, ReportPages } from './report-pages.tsx'
import { REPORT_STYLES } from './report-styles.ts'
import type { ReportView } from './report-view.ts'
import { SpeedSection, type SpeedTables } from './speed-section.tsx'

interface Options extends ReportView {
  /** Of who is signed in; undefined where nobody has to be. */
  readonly name?: string | undefined
  readonly look: ReportLook
  /** Of the pages of the shop that it found something about, those to show. */
  readonly shown: readonly KeyGroup[]
  readonly missing: readonly Use[]
  /** Keys of all pages there are reports of; undefined where there are too many to choose from. */
  readonly keys: readonly string[] | undefined
  readonly speed: SpeedTables
}

/** `/_reports`: what merchandisers should know about their pages, in their words and language. */
export const reportPage = ({ name, look, shown, missing, keys, speed, ...view }: Options): string => {
  const { t, language, query } = view
  const brand = houseBrand(view.sites)
  const refused = shown.filter((group) => group.refused.length > 0)
  const noted = shown.filter((group) => group.refused.length === 0)
  const isFirst = (query.page ?? 1) === 1
  const used = isFirst ? missing.filter(({ pages }) => query.key === undefined || pages.includes(query.key)) : []
  const isQuiet = look.keys.length + used.length === 0
  const pages = <ReportPages count={look.keys.length} view={view} />
  return plainPage({
    language,
    title: t('title'),
    brand,
    styles: REPORT_STYLES,
    body: (
      <main>
        <BrandName brand={brand} href="/_reports" />
        {name !== undefined && <SignOut language={language} path="/_reports" name={name} />}
        <header className="top">
          <h1>{t('title')}</h1>
          <ReportLanguages view={view} />
        </header>
        <Summary figures={look.figures} view={view} />
        <ReportFilters view={view} keys={keys} />
        {isFirst && look.keys.length > PAGES_SHOWN && <ReportCodes codes={look.codes} view={view} />}
        {isQuiet && <p className="quiet">{t('nothing')}</p>}
        {pages}
        <Section heading={t('refusedTitle')} groups={refused} view={view} />
        <MissingSection missing={used} view={view} />
        <Section heading={t('notedTitle')} groups={noted} view={view} />
        {pages}
        <SpeedSection {...speed} view={view} />
      </main>
    ),
  })
}

const Summary = ({ figures, view: { t, language } }: { readonly figures: ReportLook['figures']; readonly view: ReportView }) => {
  const named = [
    ['pages', figures.pages],
    ['errors', figures.errors],
    ['warnings', figures.warnings],
  ] as const
  return (
    <dl className="figures">
      {named.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value.toLocaleString(`${language}-u-nu-latn`)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SectionProps {
  readonly heading: string
  readonly groups: readonly KeyGroup[]
  readonly view: ReportView
}

const Section = ({ heading, groups, view }: SectionProps) =>
  groups.length > 0 && (
    <section>
      <h2>{heading}</h2>
      {groups.map((group) => (
        <ReportArticle key={group.key} group={group} view={view} />
      ))}
    </section>
  )
