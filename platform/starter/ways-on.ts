import { block, type SeedNode } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'

/** What was added last, whatever the catalogue holds; shows nothing while it is empty. */
export const newest = (id: string): SeedNode =>
  block('product-tray', id, {
    props: {
      source: 'rule',
      filters: {},
      sort: 'newest',
      header: words('Just in', 'Recién llegado', 'Tout juste arrivé', 'وصل للتو', '入荷したばかり'),
    },
  })

export const EVERYTHING = words('Everything we have', 'Todo lo que tenemos', 'Tout ce que nous avons', 'كل ما لدينا', 'すべての商品を見る')

/** Opens the navigation tree, which comes from the catalogue: no page of the starter names a category. */
export const everything = (id: string): SeedNode =>
  block('menu-button', id, {
    props: { label: EVERYTHING },
  })

export const recentlyViewed = (id: string): SeedNode =>
  block('recently-viewed-tray', id, {
    props: { header: words('You were looking at', 'Estabas mirando', 'Vous regardiez', 'كنت تتصفّح', '最近ご覧になったもの') },
  })
