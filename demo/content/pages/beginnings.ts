import { art, block, type SeedNode } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'

export const WHERE_TO_BEGIN = words('Where to begin', 'Por dónde empezar', 'Par où commencer', 'من أين تبدأ', 'まずはここから')

/** Four categories with a picture each, for whoever has chosen nothing yet. */
export const beginnings = (id: string): readonly SeedNode[] => [
  block('category-card', `${id}-card-knitwear`, {
    props: {
      title: words('Knitwear', 'Punto', 'Maille', 'ملابس محبوكة', 'ニット'),
      image: art('category-knitwear'),
      href: '/women/clothing/knitwear',
    },
  }),
  block('category-card', `${id}-card-ceramics`, {
    props: {
      title: words('Ceramics', 'Cerámica', 'Céramique', 'خزفيات', '陶器'),
      image: art('category-ceramics'),
      href: '/women/home/ceramics',
    },
  }),
  block('category-card', `${id}-card-candles`, {
    props: {
      title: words('Candles & scent', 'Velas y fragancias', 'Bougies et senteurs', 'شموع وعطور', 'キャンドル・香り'),
      image: art('category-candles'),
      href: '/women/home/candles',
    },
  }),
  block('category-card', `${id}-card-gifts`, {
    props: { title: words('Gifts', 'Regalos', 'Cadeaux', 'هدايا', 'ギフト'), image: art('poster-gifts'), href: '/gifts' },
  }),
]
