import { PROMOTION_SEPARATOR, usePromotionText } from '../../src/features/campaigns/promotion-texts.ts'
import styles from './running-offers.module.scss'

/**
 * Offers that hold for the whole bag. They come later than the bag, so they stand after everything that can be pressed: a button that
 * moves between the finger's going down and its coming up is not pressed.
 */
export const RunningOffers = () => {
  const offers = [usePromotionText({ location: 'banner' }), usePromotionText({ location: 'text' })].filter((text) => text !== '')
  return offers.length === 0 ? null : <p className={styles.offers}>{offers.join(PROMOTION_SEPARATOR)}</p>
}
