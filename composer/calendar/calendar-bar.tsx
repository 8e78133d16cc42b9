import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ZoneChoice } from '../releases/zone-choice.tsx'
import { SiteOptions } from '../sites/site-options.tsx'
import { monthAfter } from './days.ts'
import styles from './calendar.module.scss'

/** A table of weeks, or the days on which something happens. */
export type Look = (typeof LOOKS)[number]

export const LOOKS = ['month', 'list'] as const

interface Props {
  readonly sites: readonly ComposeSite[]
  readonly zones: readonly string[]
  readonly month: string
  readonly today: string
  /** Undefined where the window has room for a list alone. */
  readonly look: Look | undefined
  readonly siteTag: string
  readonly timeZone: string
  readonly onMonth: (month: string) => void
  readonly onLook: (look: Look) => void
  readonly onSite: (siteTag: string) => void
  readonly onZone: (timeZone: string) => void
}

/** Which month is shown, for which site, on whose clocks, and how. */
export const CalendarBar = (props: Props) => {
  const { sites, zones, month, today, look, siteTag, timeZone } = props
  const t = useTranslate()
  return (
    <form className={styles.bar} onSubmit={(event) => event.preventDefault()}>
      <p>
        <button type="button" onClick={() => props.onMonth(monthAfter(month, -1))}>
          {t('compose.calendar.before')}
        </button>
        <button type="button" onClick={() => props.onMonth(today.slice(0, 'yyyy-mm'.length))}>
          {t('compose.calendar.today')}
        </button>
        <button type="button" onClick={() => props.onMonth(monthAfter(month, 1))}>
          {t('compose.calendar.after')}
        </button>
      </p>
      <label>
        {t('compose.site')}
        <select value={siteTag} onChange={({ target }) => props.onSite(target.value)}>
          <option value="">{t('compose.allSites')}</option>
          <SiteOptions sites={sites} />
        </select>
      </label>
      <ZoneChoice zones={zones} value={timeZone} onChange={props.onZone} />
      {look !== undefined && (
        <fieldset>
          <legend>{t('compose.calendar.look')}</legend>
          {LOOKS.map((each) => (
            <label key={each}>
              <input type="radio" name="look" checked={look === each} onChange={() => props.onLook(each)} /> {t(`compose.calendar.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
    </form>
  )
}
