import type { PageSetId } from '../../src/content/composing/page-sets.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { SteadyButton } from '../steady-button.tsx'
import styles from './starting-points.module.scss'

interface Props {
  readonly name: PageSetId | 'landing'
  readonly isNeeded: boolean
  /** How many pages it is, and how many of them are not there. */
  readonly total: number
  readonly missing: number
  readonly isBusy: boolean
  readonly onMake: () => void
}

/** One thing that a shop begins with: a sketch, a sentence, and what is there of it already. */
export const StartCard = ({ name, isNeeded, total, missing, isBusy, onMake }: Props) => {
  const t = useTranslate()
  const title = t(`compose.start.${name}`)
  return (
    <li data-done={missing === 0 ? '' : undefined}>
      <svg viewBox="0 0 48 36" width="64" height="48" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="1" y="1" width="46" height="34" rx="2" />
        <path d={SKETCHES[name]} />
      </svg>
      <div>
        <h3>{title}</h3>
        <p>{t(`compose.start.${name}About`)}</p>
        <p className={styles.state}>
          {missing === 0 ? (
            <strong>{t('compose.start.done')}</strong>
          ) : (
            <>
              {isNeeded && missing === total && <strong>{t('compose.start.needed')} </strong>}
              {missing < total && <span>{t('compose.start.some', { there: total - missing, total })}</span>}
            </>
          )}
        </p>
      </div>
      {missing > 0 && (
        <SteadyButton isOff={isBusy} aria-label={t('compose.start.makeNamed', { name: title })} onClick={onMake}>
          {t('compose.start.make')}
        </SteadyButton>
      )}
    </li>
  )
}

/** Where things stand on such a page, in strokes. */
const SKETCHES: Readonly<Record<Props['name'], string>> = {
  frame: 'M1 8h46M1 28h46M5 4.5h10M33 4.5h10M5 32h20',
  home: 'M1 16h46M6 6h16M6 10h10M6 21h10v9H6zM19 21h10v9H19zM32 21h10v9H32z',
  catalogue: 'M6 6h8M6 10h8M6 14h8M18 6h11v11H18zM32 6h11v11H32zM18 20h11v11H18zM32 20h11v11H32z',
  checkout: 'M6 6h20M6 12h20v5H6zM6 21h20v5H6zM31 6h12v16H31zM31 27h12v4H31z',
  nothing: 'M18 12a6 6 0 1 1 12 0c0 4-6 4-6 9M24 26v1M14 31h20',
  account: 'M28.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM14 29c1-9 19-9 20 0z',
  help: 'M6 7h24M6 12h36v5H6zM6 20h36v5H6zM6 28h36',
  legal: 'M14 6h20M10 12h28M10 16h28M10 20h28M10 24h28M10 28h16',
  landing: 'M1 20h46M6 6h20M6 10h14M6 14h8M6 25h16v6H6zM26 25h16v6H26z',
}
