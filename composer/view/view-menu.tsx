import type { SyntheticEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { readAudience } from '../../src/site/preview-mode.ts'
import { pickedOf } from '../document/structure/variant-of.ts'
import { useDetails } from '../use-details.ts'
import type { CanvasView } from './canvas-view.ts'
import { cityOf } from './clock-time.ts'
import type { PickedVariants } from './use-variant-picks.ts'
import { visitorInWords, visitorsOf } from './visitors.ts'
import styles from './view-menu.module.scss'

interface Props {
  readonly view: CanvasView
  readonly variants: PickedVariants
  readonly onView: (view: Pick<CanvasView, 'at' | 'audience'>) => void
}

/** At which moment and as whom the page is looked at; a form, so that half a date is nobody's. */
export const ViewMenu = ({ view: { at, audience, site }, variants: { tests, picks, pick }, onView }: Props) => {
  const t = useTranslate()
  const { menu, close } = useDetails({ closesOutside: false })
  const choose = (view: Pick<CanvasView, 'at' | 'audience'>): void => {
    close()
    onView(view)
  }
  const show = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    for (const { test } of tests) pick(test, String(form.get(`variant ${test}`) ?? ''))
    const moment = String(form.get('at') ?? '')
    choose({ at: moment === '' ? undefined : moment, audience: readAudience(String(form.get('audience')), site) ?? 'guest' })
  }
  const isUsual = at === undefined && audience === 'guest'
  return (
    <details ref={menu} className={styles.menu}>
      <summary data-set={isUsual ? undefined : ''}>
        {t('compose.view')}{' '}
        <span>
          {at?.replace('T', ' ') ?? t('compose.view.now')} · {visitorInWords(audience, site, t)}
        </span>
      </summary>
      {/* What another view has chosen is shown from the start. */}
      <form key={`${site.siteTag} ${at} ${audience} ${JSON.stringify(picks)}`} onSubmit={show}>
        <label>
          <span>{t('compose.view.at')}</span>
          <input type="datetime-local" name="at" dir="ltr" defaultValue={at ?? ''} aria-describedby="view-clocks" />
        </label>
        <p id="view-clocks">{t('compose.view.clocks', { zone: cityOf(site.timeZone) })}</p>
        <label>
          <span>{t('compose.view.audience')}</span>
          <select name="audience" defaultValue={audience}>
            {visitorsOf(site).map((each) => (
              <option key={each} value={each}>
                {visitorInWords(each, site, t)}
              </option>
            ))}
          </select>
        </label>
        {tests.map((test) => (
          <label key={test.test}>
            <span>{t('compose.view.variant', { test: test.test })}</span>
            <select name={`variant ${test.test}`} defaultValue={pickedOf(test, picks)?.name}>
              {test.members.map(({ id, name }, index) => (
                <option key={id} value={name}>
                  {index === 0 ? t('compose.variant.theOriginal') : name.toUpperCase()}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={styles.end}>
          <button type="submit">{t('compose.view.show')}</button>
          <button type="button" onClick={() => choose({ at: undefined, audience: 'guest' })}>
            {t('compose.view.usual')}
          </button>
        </p>
      </form>
    </details>
  )
}
