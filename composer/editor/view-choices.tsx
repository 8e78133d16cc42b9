import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { languageInWords } from '../language-in-words.ts'
import { SiteOptions } from '../sites/site-options.tsx'
import type { CanvasView, WantedView } from '../view/canvas-view.ts'
import type { PickedVariants } from '../view/use-variant-picks.ts'
import { ViewMenu } from '../view/view-menu.tsx'
import { WIDTHS, type CanvasWidth } from '../widths/widths.ts'
import styles from './editor-bar.module.scss'

const CHOICES: readonly CanvasWidth[] = ['full', ...WIDTHS.toReversed(), 'four']

export interface ViewChoicesProps {
  readonly sites: readonly ComposeSite[]
  readonly view: CanvasView
  readonly onView: (view: WantedView) => void
  readonly variants: PickedVariants
  readonly width: CanvasWidth
  readonly onWidth: (width: CanvasWidth) => void
}

/** Where, how wide, when and as whom the page is looked at. */
export const ViewChoices = ({ sites, view, onView, variants, width, onWidth }: ViewChoicesProps) => {
  const t = useTranslate()
  const { site, language, at, audience } = view
  const { siteTag, languages } = site
  return (
    <div className={styles.view}>
      <label>
        <span>{t('compose.site')}</span>
        <select
          value={siteTag}
          onChange={({ target }) =>
            onView({
              siteTag: target.value,
              language: sites.find((each) => each.siteTag === target.value)?.defaultLanguage ?? language,
              at,
              audience,
            })
          }
        >
          <SiteOptions sites={sites} />
        </select>
      </label>
      <label>
        <span>{t('compose.language')}</span>
        <select value={language} onChange={({ target }) => onView({ siteTag, language: target.value, at, audience })}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageInWords(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('compose.width')}</span>
        <select value={String(width)} onChange={({ target }) => onWidth(CHOICES.find((each) => String(each) === target.value) ?? 'full')}>
          {CHOICES.map((each) => (
            <option key={each} value={String(each)}>
              {t(`compose.width.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <ViewMenu view={view} variants={variants} onView={(seen) => onView({ siteTag, language, ...seen })} />
    </div>
  )
}
