import { Suspense, use, useState, type SyntheticEvent } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { audienceOfSegment, readAudience, segmentOfAudience, type PreviewSettings } from '../../site/preview-mode.ts'
import { ALL_SITES } from '../../site/all-sites.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { previewAddress } from './preview-address.ts'
import styles from './preview-bar.module.scss'
import { defined } from '../../lib/defined.ts'

interface Props {
  readonly site: SiteValue
  readonly settings: PreviewSettings
  readonly getNavigation: () => Promise<readonly NavigationNode[]>
}

/** Where, when and as whom the page is looked at; a form that opens the page so. */
export const PreviewView = ({ site, settings, getNavigation }: Props) => {
  const t = useTranslate()
  const [siteTag, setSiteTag] = useState(site.site.siteTag)
  const chosen = ALL_SITES.find((other) => other.siteTag === siteTag) ?? site.site
  const show = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { language, path, ...view } = readView(new FormData(event.currentTarget), chosen)
    const next = { client: chosen.clientName, country: chosen.code, preview: settings.preview, ...view }
    const from = new URL(window.location.href)
    window.location.assign(previewAddress({ from, basePath: site.basePath, settings: next, site: chosen, language, ...path }))
  }
  return (
    <details className={styles.menu} data-dropdown="">
      <summary>
        {t('preview.view')} <span className={styles.state}>{stateOf(site, settings)}</span>
      </summary>
      <form className={styles.panel} onSubmit={show}>
        <label>
          <span>{t('preview.country')}</span>
          <select value={siteTag} onChange={({ target }) => setSiteTag(target.value)}>
            {ALL_SITES.map((other) => (
              <option key={other.siteTag} value={other.siteTag}>
                {`${nameOf(site.locale, 'region', other.code)} (${other.siteName})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('preview.language')}</span>
          <select
            key={siteTag}
            name="language"
            defaultValue={chosen.languages.includes(site.language) ? site.language : chosen.defaultLanguage}
          >
            {chosen.languages.map((language) => (
              <option key={language} value={language}>
                {nameOf(site.locale, 'language', language)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('preview.at')}</span>
          <input type="datetime-local" name="at" dir="ltr" defaultValue={inputValue(settings.at)} />
          <small>
            {t('preview.atHint')} <bdi>{chosen.timeZone}</bdi>
          </small>
        </label>
        <label>
          <span>{t('preview.audience')}</span>
          <select key={siteTag} name="audience" defaultValue={readAudience(settings.audience, chosen) ?? ''}>
            <option value="">{t('preview.audienceOwn')}</option>
            <option value="guest">{t('preview.audienceGuest')}</option>
            <option value="signedIn">{t('preview.audienceSignedIn')}</option>
            {chosen.segments?.map(({ group, title }) => (
              <option key={group} value={audienceOfSegment(group)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('preview.section')}</span>
          <select name="path" defaultValue="">
            <option value="">{t('preview.sectionHere')}</option>
            <Suspense>
              <Sections navigation={getNavigation()} />
            </Suspense>
          </select>
        </label>
        <button className={styles.show} type="submit">
          {t('preview.show')}
        </button>
      </form>
    </details>
  )
}

/** First levels of the navigation: each is a navigation context. */
const Sections = ({ navigation }: { readonly navigation: Promise<readonly NavigationNode[]> }) =>
  use(navigation).map(({ path, label }) => (
    <option key={path} value={path}>
      {label}
    </option>
  ))

/** `GB, en`, and the date where it is another than now. */
const stateOf = ({ site, language }: SiteValue, { at, audience }: PreviewSettings): string =>
  [site.code, language, at?.replace('T', ' '), segmentTitle(site, segmentOfAudience(audience)) ?? audience]
    .filter((part) => part !== undefined)
    .join(' · ')

const segmentTitle = ({ segments }: SiteConfig, wanted: string | undefined): string | undefined =>
  segments?.find(({ group }) => group === wanted)?.title

const nameOf = (locale: string, type: 'region' | 'language', code: string): string =>
  new Intl.DisplayNames([locale], { type, fallback: 'code' }).of(code) ?? code

/** The control takes a day with a time only. */
const inputValue = (at: string | undefined): string => {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(at ?? '') ?? []
  return day === undefined ? '' : `${day}T${time}`
}

/** The values of the bar's form; what is left empty is absent. */
const readView = (
  form: FormData,
  site: SiteConfig,
): Pick<PreviewSettings, 'at' | 'audience'> & { readonly language: string; readonly path?: { readonly path: string } } => {
  const read = (name: string): string => String(form.get(name) ?? '')
  const [at, audience, path] = [read('at'), readAudience(read('audience'), site), read('path')]
  return {
    language: read('language'),
    ...(at === '' ? {} : { at }),
    ...defined({ audience }),
    ...(path === '' ? {} : { path: { path } }),
  }
}
