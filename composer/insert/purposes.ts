import type { BlockType } from '../../schemas/generated/types.ts'

/**
 * What somebody wants of a block, and blocks that do it. Their names, and further words for it, are texts
 * (`compose.insert.purpose.*`, `compose.insert.purposeWords.*`). A block that is in none is found by its own words.
 */
export const PURPOSES = {
  open: ['hero', 'poster-grid', 'poster-card', 'header-banner', 'splash-item'],
  tell: ['markdown', 'text-and-image', 'read-more', 'headline', 'section-label', 'video-embed'],
  picture: ['hero', 'poster-grid', 'poster-card', 'text-and-image', 'video-embed', 'category-cards', 'category-card', 'product-image-grid'],
  sell: ['product-tray', 'recently-viewed-tray', 'product-grid', 'listing', 'product-suggestions', 'favorites-list'],
  lead: [
    ...(['button', 'button-group', 'category-cards', 'category-card', 'link', 'link-group', 'chip-list'] as const),
    ...(['page-nav', 'browse-by-list', 'brand-index', 'top-searches', 'poster-card', 'poster-grid', 'menu-button'] as const),
  ],
  answer: [
    ...(['accordion', 'accordion-panel', 'tabs', 'tab-panel', 'contact-form', 'support-nav', 'support-section'] as const),
    ...(['shipping-table', 'unable-to-ship-table', 'shipping-and-returns', 'return-note', 'size-guides-page', 'order-lookup'] as const),
  ],
  promise: ['usp-bar', 'usp-item', 'reviews-bazaarvoice', 'reviews-yotpo', 'shipping-and-returns'],
  ask: ['email-sign-up', 'contact-form', 'create-account', 'sign-in'],
  arrange: ['divider', 'headline', 'section-label', 'tabs', 'tab-panel', 'accordion', 'accordion-panel', 'button-group', 'fragment'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>

export type Purpose = keyof typeof PURPOSES

// The keys of the table, which types of objects do not keep.
export const ALL_PURPOSES = Object.keys(PURPOSES) as readonly Purpose[]

/** Whether a block is for this. */
export const isFor = (purpose: Purpose, type: string): boolean => (PURPOSES[purpose] as readonly string[]).includes(type)
