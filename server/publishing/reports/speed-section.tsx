import { SPEED_METRICS, type SpeedMetric } from '../../../schemas/api/page-speed.ts'
import { MIN_VIEWS, SPEED_DAYS, type SpeedRow } from '../../operations/speed/read-speed.ts'
import { countryName } from './report-filters.tsx'
import type { ReportView } from './report-view.ts'
import { ratingOf, SPEED_BOUNDS, speedInWords } from './speed-rating.ts'

/** What shoppers' browsers have measured: of every kind of page and, where no site is asked for, of every site. */
export interface SpeedTables {
  readonly byKind: readonly SpeedRow[]
  readonly bySite: readonly SpeedRow[]
}

interface Props extends SpeedTables {
  readonly view: ReportView
}

/** How fast pages were for those who shop here. */
export const SpeedSection = ({ byKind, bySite, view }: Props) => {
  const { t, language } = view
  return (
    <section aria-labelledby="speed">
      <h2 id="speed">{t('speed.title')}</h2>
      {byKind.length === 0 ? (
        <p className="quiet">{t('speed.none', { days: SPEED_DAYS.month })}</p>
      ) : (
        <>
          <p>{t('speed.about', { views: MIN_VIEWS })}</p>
          <dl className="metrics">
            {SPEED_METRICS.map((metric) => (
              <div key={metric}>
                <dt>{metric}</dt>
                <dd>
                  {t(`speed.${metric}`)}: {t('speed.bounds', boundsInWords(metric, language))}
                </dd>
              </div>
            ))}
          </dl>
          <SpeedTable
            id="speed-kinds"
            heading={t('speed.byKind')}
            first={t('speed.kind')}
            rows={byKind}
            nameOf={kindName(view)}
            view={view}
          />
          {bySite.length > 0 && (
            <SpeedTable id="speed-sites" heading={t('speed.bySite')} first={t('site')} rows={bySite} nameOf={siteName(view)} view={view} />
          )}
        </>
      )}
    </section>
  )
}

interface TableProps {
  readonly id: string
  readonly heading: string
  /** Of the first column. */
  readonly first: string
  readonly rows: readonly SpeedRow[]
  readonly nameOf: (name: string) => string
  readonly view: ReportView
}

/** Wider than a phone: it scrolls by itself, by keyboard too. */
const SpeedTable = ({ id, heading, first, rows, nameOf, view: { t, language } }: TableProps) => (
  <>
    <h3 id={id}>{heading}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard. */}
    <div className="scroll" role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[first, t('speed.device'), t('speed.way'), t('speed.views', { days: SPEED_DAYS.month }), ...SPEED_METRICS].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, device, way, views, figures }) => (
            <tr key={`${name} ${device} ${way}`}>
              <th scope="row">{nameOf(name)}</th>
              <td>{t(`speed.${device}`)}</td>
              <td>{t(`speed.${way}`)}</td>
              <td>{views.toLocaleString(`${language}-u-nu-latn`)}</td>
              {SPEED_METRICS.map((metric) => (
                <td key={metric}>
                  <Figure metric={metric} figures={figures[metric]} t={t} language={language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

interface FigureProps extends Pick<ReportView, 't' | 'language'> {
  readonly metric: SpeedMetric
  readonly figures: SpeedRow['figures'][SpeedMetric]
}

/** Of the last days and of more of them, each with what it is worth in a word. */
const Figure = ({ metric, figures, t, language }: FigureProps) =>
  figures.month === undefined
    ? t('speed.few')
    : (['week', 'month'] as const).map((span) => {
        const value = figures[span]
        const rating = value === undefined ? undefined : ratingOf(metric, value)
        return (
          <p key={span} className={span === 'month' ? 'detail' : undefined}>
            {t('speed.days', { days: SPEED_DAYS[span] })}: {value === undefined ? t('speed.few') : speedInWords(metric, value, language)}{' '}
            {rating !== undefined && <span className={`badge ${rating}`}>{t(`speed.${rating}`)}</span>}
          </p>
        )
      })

const boundsInWords = (metric: SpeedMetric, language: string): Readonly<Record<'good' | 'poor', string>> => {
  const [good, poor] = SPEED_BOUNDS[metric]
  return { good: speedInWords(metric, good, language), poor: speedInWords(metric, poor, language) }
}

/** Kinds that shoppers seldom see have the name that content has. */
const kindName =
  ({ t }: Pick<ReportView, 't'>) =>
  (kind: string): string =>
    t(`kind.${kind}`) || kind

const siteName =
  ({ sites, language }: Pick<ReportView, 'sites' | 'language'>) =>
  (siteTag: string): string => {
    const site = sites.find((each) => each.siteTag === siteTag)
    return site === undefined ? siteTag : `${site.siteName}, ${countryName(site.code, language)}`
  }
