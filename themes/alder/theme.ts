import type { Theme } from '../theme.ts'

/** A catalogue: ink on warm paper, a strict grid, hairlines, square corners. */
export const alder: Theme = {
  name: 'alder',
  faces: { always: ['shop-serif'], latin: ['shop-sans'] },
  ground: { light: '#f6f3ec', dark: '#171512' },
  looks: {
    header: 'row',
    hero: 'beside',
    card: 'catalogue',
    categories: 'tiles',
    headings: 'ruled',
    gallery: 'grid',
    footer: 'columns',
  },
}
