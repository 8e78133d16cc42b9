/** Briar's goods stand on a round plinth in the middle of a square; each kind of thing has its ground. */
const SKINCARE = '#e9c9b5'
const MAKEUP = '#dfa3a8'

const GROUNDS: Readonly<Record<string, string>> = {
  'briar-serum': SKINCARE,
  'briar-cream': SKINCARE,
  'briar-cleanser': SKINCARE,
  'briar-lipstick': MAKEUP,
  'briar-tint': MAKEUP,
  'briar-powder': MAKEUP,
}

/** What a design stands on, where that is not the studio's stone. */
export const groundOf = (design: string): string | undefined => GROUNDS[design]

/** Of a product's picture, in pixels: portrait, 4:5, or square on a plinth. */
export const sizeOfDesign = (design: string): { readonly width: number; readonly height: number } => (design in GROUNDS ? SQUARE : PORTRAIT)

const PORTRAIT = { width: 1200, height: 1500 } as const
const SQUARE = { width: 1200, height: 1200 } as const
