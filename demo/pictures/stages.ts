const SKINCARE = '#e9c9b5'
const MAKEUP = '#dfa3a8'

/** Designs on a round plinth in the middle of a square; each kind of thing has its ground. */
const PLINTHS: Readonly<Record<string, string>> = {
  'briar-serum': SKINCARE,
  'briar-cream': SKINCARE,
  'briar-cleanser': SKINCARE,
  'briar-lipstick': MAKEUP,
  'briar-powder': MAKEUP,
  'briar-tint': MAKEUP,
}

/** What stands on paper as alder's goods do, on a ground of its own. */
const GROUNDS: Readonly<Record<string, string>> = { serum: SKINCARE }

/** What a design stands on, where that is not the studio's stone. */
export const groundOf = (design: string): string | undefined => PLINTHS[design] ?? GROUNDS[design]

/** Of a product's picture, in pixels: portrait, 4:5, or square on a plinth. */
export const sizeOfDesign = (design: string): { readonly width: number; readonly height: number } => (design in PLINTHS ? SQUARE : PORTRAIT)

const PORTRAIT = { width: 1200, height: 1500 } as const
const SQUARE = { width: 1200, height: 1200 } as const
