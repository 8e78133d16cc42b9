import type { Theme } from '../theme.ts'

/** An apothecary's window: full-bleed colour, big type, round stages. */
export const briar: Theme = {
  name: 'briar',
  faces: { always: ['shop-grotesque'], latin: [] },
  ground: { light: '#fff', dark: '#1e0a14' },
  looks: {
    header: 'centred',
    hero: 'stage',
    card: 'stage',
    categories: 'rounds',
    headings: 'large',
    gallery: 'stage',
    footer: 'block',
  },
}
