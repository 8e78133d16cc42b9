/** How product cards look: the settings of a `product-grid`, and of `productConfig` where cards are elsewhere. */
export interface CardConfig {
  readonly showLowStock: boolean
  readonly showRange: boolean
  readonly swatchLimit: number
  readonly swatchSize: 'small' | 'medium' | 'large'
  readonly swatchShape: 'square' | 'round'
  /** Fewer colors than this show no swatches. */
  readonly swatchMinimum: number
  /** Whether products can be bought from the list (CARD-07). */
  readonly quickBuy: boolean
  /** Whether brand and title wait behind a toggle (CARD-11). */
  readonly revealDesigner: boolean
}

export const CARD_DEFAULTS: CardConfig = {
  showLowStock: true,
  showRange: true,
  swatchLimit: 5,
  swatchSize: 'small',
  swatchShape: 'square',
  swatchMinimum: 0,
  quickBuy: true,
  revealDesigner: false,
}

/** Lays a developer's settings over the shop's; what is no setting or of another type is ignored. */
export const readCardConfig = (settings: Readonly<Record<string, string | number | boolean>>): CardConfig => ({
  showLowStock: typeof settings['showLowStock'] === 'boolean' ? settings['showLowStock'] : CARD_DEFAULTS.showLowStock,
  showRange: typeof settings['showRange'] === 'boolean' ? settings['showRange'] : CARD_DEFAULTS.showRange,
  swatchLimit: countOf(settings['swatchLimit'], CARD_DEFAULTS.swatchLimit),
  swatchSize: settings['swatchSize'] === 'medium' || settings['swatchSize'] === 'large' ? settings['swatchSize'] : 'small',
  swatchShape: settings['swatchShape'] === 'round' ? 'round' : 'square',
  swatchMinimum: countOf(settings['swatchMinimum'], CARD_DEFAULTS.swatchMinimum),
  quickBuy: typeof settings['quickBuy'] === 'boolean' ? settings['quickBuy'] : CARD_DEFAULTS.quickBuy,
  revealDesigner: settings['revealDesigner'] === true,
})

const countOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback
