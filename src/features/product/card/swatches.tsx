import type { HitColor } from '../../../clients/search/hit.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { imageVariant } from '../../../lib/image-variant.ts'
import { classNames } from '../../../lib/class-names.ts'
import type { CardConfig } from './card-config.ts'
import styles from './swatches.module.scss'

interface Props {
  readonly colors: readonly HitColor[]
  readonly chosen: string | undefined
  readonly onChoose: (slug: string) => void
  readonly config: CardConfig
  /** Whether a pointer or the focus has been at the card. */
  readonly isWanted: boolean
}

/**
 * How many colors a product has. Those to choose from, up to a limit, come with the first pointer or focus and stand over the number
 * while it is there (SWATCH-01 to SWATCH-05): in the HTML of a listing the buttons would weigh as much as the rest of the cards.
 */
export const Swatches = ({ colors, chosen, onChoose, config, isWanted }: Props) => {
  const t = useTranslate()
  if (colors.length === 0 || colors.length < config.swatchMinimum) return null
  const extra = colors.length - config.swatchLimit
  return (
    <>
      <span className={styles.extra}>{t('listing.colorCount', { count: colors.length })}</span>
      {isWanted && (
        <ul className={classNames(styles.swatches, styles[config.swatchSize], styles[config.swatchShape])} aria-label={t('listing.colors')}>
          {colors.slice(0, config.swatchLimit).map((color) => (
            <li key={color.slug}>
              <button
                type="button"
                className={styles.swatch}
                aria-label={color.name}
                aria-pressed={color.slug === chosen}
                title={color.name}
                onClick={() => onChoose(color.slug)}
              >
                <SwatchFace color={color} />
              </button>
            </li>
          ))}
          {extra > 0 && (
            <li className={styles.extra}>
              <span aria-hidden="true">+{extra}</span>
              <span className={styles.hidden}>{t('listing.moreColors', { count: extra })}</span>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

const SwatchFace = ({ color }: { readonly color: HitColor }) => {
  if (color.swatch !== undefined)
    return <span className={styles.face} style={{ backgroundImage: `url("${encodeURI(imageVariant(color.swatch, 160))}")` }} />
  if (color.hex === undefined) return <span className={styles.text}>{color.name}</span>
  return <span className={styles.face} style={{ background: stripes(color.hex) }} />
}

const HEX = /^#[\da-f]{3,8}$/i

/** One color, or several side by side. Values from the index are used as colors only where they are. */
const stripes = (hex: readonly string[]): string => {
  const colors = hex.filter((value) => HEX.test(value))
  const share = 100 / colors.length
  return colors.length === 1
    ? (colors[0] ?? 'transparent')
    : `linear-gradient(90deg, ${colors.map((value, index) => `${value} ${index * share}% ${(index + 1) * share}%`).join(', ')})`
}
