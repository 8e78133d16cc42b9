import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { text } from '../languages/text.ts'
import type { DemoItem } from './demo-item.ts'
import { special } from './special.ts'
import type { TypeName } from './types.ts'

interface Given {
  readonly id: string
  readonly slug: string
  readonly type: TypeName
  readonly name: LocalisedText
  readonly brandName?: string
  readonly colors?: readonly string[]
  readonly pounds?: number
  /** Pounds, where it is reduced. */
  readonly sale?: number
  readonly isNew?: boolean
  readonly quantity?: number
}

/** Larger sizes cost more, though not in proportion. */
const LARGE = 1.6

const beauty = ({ pounds = 30, sale = pounds, isNew = false, quantity = 40, ...given }: Given): DemoItem =>
  special({
    brandName: 'Briar',
    material: 'botanical',
    audiences: [],
    optionLevels: given.colors === undefined ? ['size'] : ['color', 'size'],
    collections: isNew ? ['new-in'] : [],
    relatedIds: ['800001', '800004', '800009', '800011'].filter((id) => id !== given.id),
    price: ({ size }) => {
      const factor = size.slug === '100-ml' ? LARGE : 1
      return { list: Math.round(pounds * factor), sale: Math.round(sale * factor) }
    },
    stock: () => ({ quantity }),
    ...given,
  })

/** The catalogue of the beauty brand. */
export const BEAUTY_ITEMS: readonly DemoItem[] = [
  beauty({
    id: '800001',
    slug: 'calm-serum',
    type: 'careSerum',
    pounds: 38,
    isNew: true,
    name: text('Calm serum', 'Sérum Calma', 'Sérum Calme', 'سيروم مهدّئ', 'カーム美容液'),
  }),
  beauty({
    id: '800002',
    slug: 'bright-serum',
    type: 'careSerum',
    pounds: 42,
    brandName: 'Lumen',
    name: text('Bright serum', 'Sérum luminoso', 'Sérum éclat', 'سيروم النضارة', 'ブライト美容液'),
  }),
  beauty({
    id: '800003',
    slug: 'night-oil',
    type: 'careSerum',
    pounds: 46,
    name: text('Night oil', 'Aceite de noche', 'Huile de nuit', 'زيت ليلي', 'ナイトオイル'),
  }),
  beauty({
    id: '800004',
    slug: 'day-cream',
    type: 'careCream',
    pounds: 34,
    name: text('Day cream', 'Crema de día', 'Crème de jour', 'كريم نهاري', 'デイクリーム'),
  }),
  beauty({
    id: '800005',
    slug: 'night-cream',
    type: 'careCream',
    pounds: 39,
    name: text('Night cream', 'Crema de noche', 'Crème de nuit', 'كريم ليلي', 'ナイトクリーム'),
  }),
  beauty({
    id: '800006',
    slug: 'eye-balm',
    type: 'careCream',
    pounds: 30,
    sale: 24,
    brandName: 'Willa Grey',
    name: text('Eye balm', 'Bálsamo de ojos', 'Baume contour des yeux', 'بلسم العين', 'アイバーム'),
  }),
  beauty({
    id: '800007',
    slug: 'milk-cleanser',
    type: 'careTube',
    pounds: 24,
    name: text('Milk cleanser', 'Leche limpiadora', 'Lait nettoyant', 'حليب منظّف', 'ミルククレンザー'),
  }),
  beauty({
    id: '800008',
    slug: 'clay-mask',
    type: 'careTube',
    pounds: 27,
    name: text('Clay mask', 'Mascarilla de arcilla', 'Masque à l’argile', 'قناع الطين', 'クレイマスク'),
  }),
  beauty({
    id: '800009',
    slug: 'hand-cream',
    type: 'careTube',
    pounds: 18,
    isNew: true,
    brandName: 'Nordlys',
    name: text('Hand cream', 'Crema de manos', 'Crème mains', 'كريم اليدين', 'ハンドクリーム'),
  }),
  beauty({
    id: '800010',
    slug: 'sun-milk',
    type: 'careTube',
    pounds: 29,
    quantity: 3,
    name: text('Sun milk', 'Leche solar', 'Lait solaire', 'حليب واقٍ من الشمس', 'サンミルク'),
  }),
  beauty({
    id: '800011',
    slug: 'velvet-lipstick',
    type: 'lipstick',
    pounds: 26,
    colors: ['rose', 'burgundy', 'red', 'rust'],
    isNew: true,
    name: text('Velvet lipstick', 'Pintalabios terciopelo', 'Rouge velours', 'أحمر شفاه مخملي', 'ベルベットリップ'),
  }),
  beauty({
    id: '800012',
    slug: 'sheer-lipstick',
    type: 'lipstick',
    pounds: 24,
    sale: 19,
    colors: ['apricot', 'rose', 'lilac'],
    name: text('Sheer lipstick', 'Pintalabios ligero', 'Rouge transparent', 'أحمر شفاه شفّاف', 'シアーリップ'),
  }),
  beauty({
    id: '800013',
    slug: 'skin-tint',
    type: 'tint',
    pounds: 29,
    colors: ['natural', 'sand', 'camel', 'tan', 'chocolate'],
    name: text('Skin tint', 'Base ligera', 'Teint léger', 'أساس خفيف', 'スキンティント'),
  }),
  beauty({
    id: '800014',
    slug: 'cheek-powder',
    type: 'powder',
    pounds: 31,
    colors: ['apricot', 'rose'],
    name: text('Cheek powder', 'Colorete en polvo', 'Fard à joues', 'بودرة الخدود', 'チークパウダー'),
  }),
  beauty({
    id: '800015',
    slug: 'loose-powder',
    type: 'powder',
    pounds: 33,
    quantity: 0,
    colors: ['natural'],
    brandName: 'Lumen',
    name: text('Loose powder', 'Polvos sueltos', 'Poudre libre', 'بودرة سائبة', 'ルースパウダー'),
  }),
  beauty({
    id: '800016',
    slug: 'lip-balm',
    type: 'careCream',
    pounds: 12,
    name: text('Lip balm', 'Bálsamo labial', 'Baume à lèvres', 'بلسم الشفاه', 'リップバーム'),
  }),
]
