import type { SizeTypeRow } from '../../server/database/schema/catalogue.ts'
import type { DemoItem } from './demo-item.ts'
import { ENGRAVED_BOTTLE, MONOGRAM_CASE } from './customisations.ts'
import { SIZES } from './sizes.ts'
import { PLENTY, special } from './special.ts'
import { text } from '../languages/text.ts'

const REGULAR: SizeTypeRow = { slug: 'regular', label: text('Regular', 'Normal', 'Standard', 'عادي', 'レギュラー') }
const PETITE: SizeTypeRow = { slug: 'petite', label: text('Petite', 'Petite', 'Petite', 'قصير', 'プチ') }
const TALL: SizeTypeRow = { slug: 'tall', label: text('Tall', 'Tall', 'Grande', 'طويل', 'トール') }
const LONG: SizeTypeRow = { slug: 'long', label: text('Long', 'Largo', 'Long', 'طويل', 'ロング') }

const ENDLESS_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'].map((label) => ({ slug: label, label }))
const NECKLACE_SIZES = ['40 cm', '45 cm', '60 cm'].map((label) => ({ slug: label.replace(' ', ''), label }))
const NECKLACE_POUNDS: Readonly<Record<string, number>> = { '40cm': 120, '45cm': 135, '60cm': 160 }

const GROUP = { groupId: '900018', collections: ['_grp_900018'], material: 'merino', type: 'cardigan', pounds: 130 } as const
const TRIO = text('Trio cardigan', 'Cárdigan Trio', 'Cardigan Trio', 'كارديغان تريو', 'トリオ カーディガン')

/** Those whose product call fails by contract: a shopper meets them by their address only. */
const FAILING = { isUnlisted: true, popularity: 1, createdAt: 1 } as const

/** Every product of contracts 13 that has a state of its own. */
export const SPECIAL_ITEMS: readonly DemoItem[] = [
  special({
    id: '900001',
    slug: 'everyday-tee',
    type: 'tee',
    material: 'cotton',
    audiences: ['women', 'men'],
    colors: ['white', 'navy', 'red'],
    name: text('Everyday tee', 'Camiseta de diario', 'T-shirt de tous les jours', 'تيشيرت لكل يوم', '毎日のTシャツ'),
    collections: ['new-in'],
    stock: ({ color, size }) => {
      if (color === 'red' || (color === 'navy' && size.label === 'XL')) return { quantity: 0 }
      return { quantity: color === 'navy' && size.label === 'S' ? 3 : PLENTY }
    },
  }),
  special({
    id: '900002',
    slug: 'linen-trouser',
    video: '/videos/table.webm',
    type: 'wideTrousers',
    material: 'linen',
    brandName: 'Nordlys',
    colors: ['sand', 'black', 'white'],
    name: text('Linen trouser', 'Pantalón de lino', 'Pantalon en lin', 'بنطلون من الكتان', 'リネンパンツ'),
    sizeTypes: [REGULAR, PETITE, TALL],
    optionLevels: ['color', 'size', 'sizeType'],
    isMade: ({ color, sizeType }) => sizeType?.slug !== 'petite' || color === 'black',
  }),
  special({
    id: '900003',
    slug: 'canvas-tote',
    type: 'tote',
    material: 'canvas',
    colors: ['natural'],
    name: text('Canvas tote', 'Bolso de lona', 'Cabas en toile', 'حقيبة قماشية', 'キャンバストート'),
    collections: ['gifts'],
  }),
  special({
    id: '900004',
    slug: 'release-boot',
    type: 'boots',
    material: 'leather',
    brandName: 'Rook',
    colors: ['black'],
    name: text('Release boot', 'Botín Release', 'Bottine Release', 'حذاء ريليس', 'リリースブーツ'),
    collections: ['new-in'],
    stock: () => ({ quantity: 0, state: 'PREORDER', shipsInDays: [30, 45] }),
  }),
  special({
    id: '900005',
    slug: 'wool-blazer',
    type: 'blazer',
    material: 'wool',
    audiences: ['women', 'men'],
    colors: ['charcoal', 'camel'],
    name: text('Wool blazer', 'Americana de lana', 'Blazer en laine', 'بليزر من الصوف', 'ウールブレザー'),
    stock: () => ({ quantity: 0, state: 'BACKORDER', shipsInDays: [14, 14] }),
  }),
  special({
    id: '900006',
    slug: 'last-scarf',
    type: 'scarf',
    material: 'cashmere',
    audiences: ['women', 'men'],
    colors: ['camel'],
    name: text('Heather scarf', 'Bufanda Brezo', 'Écharpe Bruyère', 'وشاح هيذر', 'ヘザーのスカーフ'),
    stock: () => ({ quantity: 2 }),
  }),
  special({
    id: '900007',
    slug: 'sold-out-sandal',
    type: 'sandals',
    material: 'leather',
    colors: ['tan'],
    name: text('Strap sandal', 'Sandalia de tiras', 'Sandale à brides', 'صندل بأشرطة', 'ストラップサンダル'),
    stock: () => ({ quantity: 0 }),
  }),
  special({
    id: '900008',
    slug: 'retired-belt',
    type: 'belt',
    material: 'leather',
    audiences: ['women', 'men'],
    colors: ['chocolate'],
    name: text('Retired belt', 'Cinturón descatalogado', 'Ceinture retirée', 'حزام متوقّف', '廃番ベルト'),
    isDiscontinued: true,
    stock: () => ({ quantity: 0 }),
  }),
  special({
    id: '900009',
    slug: 'gift-pouch',
    type: 'pouch',
    material: 'canvas',
    colors: ['sage'],
    name: text('Gift pouch', 'Neceser de regalo', 'Pochette cadeau', 'محفظة هدية', 'ギフトポーチ'),
    collections: ['gifts'],
    stock: () => ({ quantity: 100, state: 'GIFTONLY' }),
  }),
  special({
    id: '900010',
    slug: 'engraved-bottle',
    type: 'bottle',
    material: 'glass',
    audiences: ['women', 'men'],
    brandName: 'Fjell',
    colors: ['forest'],
    name: text('Engraved bottle', 'Botella grabada', 'Gourde gravée', 'قارورة منقوشة', '名入れボトル'),
    collections: ['gifts'],
    customisation: ENGRAVED_BOTTLE,
  }),
  special({
    id: '900011',
    slug: 'monogram-case',
    type: 'case',
    material: 'leather',
    brandName: 'Pell',
    colors: ['tan', 'black'],
    name: text('Monogram case', 'Estuche con monograma', 'Étui à monogramme', 'محفظة بأحرف أولى', 'モノグラムケース'),
    collections: ['gifts'],
    customisation: MONOGRAM_CASE,
  }),
  special({
    id: '900012',
    slug: 'standing-mirror',
    type: 'mirror',
    material: 'glass',
    audiences: ['women', 'men'],
    brandName: 'Dovetail',
    colors: ['natural'],
    name: text('Standing mirror', 'Espejo de pie', 'Miroir sur pied', 'مرآة واقفة', 'スタンドミラー'),
    isOversize: true,
  }),
  special({
    id: '900013',
    slug: 'serum-refill',
    type: 'serum',
    material: 'glass',
    brandName: 'Lumen',
    pounds: 28,
    name: text('Serum refill', 'Recarga de sérum', 'Recharge de sérum', 'عبوة إعادة تعبئة السيروم', '美容液 詰め替え'),
    mainProductId: '900014',
    relatedIds: ['900014'],
  }),
  special({
    id: '900014',
    slug: 'face-serum',
    type: 'serum',
    material: 'glass',
    brandName: 'Lumen',
    name: text('Face serum', 'Sérum facial', 'Sérum visage', 'سيروم للوجه', 'フェイスセラム'),
    relatedIds: ['900013'],
  }),
  special({
    id: '900015',
    slug: 'gala-dress',
    type: 'slipDress',
    material: 'silk',
    brandName: 'Garance',
    colors: ['forest', 'black'],
    name: text('Gala dress', 'Vestido de gala', 'Robe de gala', 'فستان سهرة', 'ガラドレス'),
    price: () => ({ list: 100, sale: 80 }),
    isPriceExact: true,
    isFinalSale: true,
  }),
  special({
    id: '900016',
    slug: 'fine-ring',
    type: 'ring',
    material: 'gold',
    brandName: 'Orsay',
    name: text('Fine ring', 'Anillo fino', 'Bague fine', 'خاتم رفيع', 'ファインリング'),
    price: () => ({ list: 200, sale: 199 }),
    isPriceExact: true,
  }),
  special({
    id: '900017',
    slug: 'layered-necklace',
    type: 'necklace',
    material: 'gold',
    brandName: 'Orsay',
    sizes: NECKLACE_SIZES,
    name: text('Layered necklace', 'Collar de capas', 'Collier superposé', 'قلادة متعددة الطبقات', 'レイヤードネックレス'),
    price: ({ size }) => ({ list: NECKLACE_POUNDS[size.slug] ?? 120, sale: NECKLACE_POUNDS[size.slug] ?? 120 }),
  }),
  special({ ...GROUP, id: '900018', slug: 'trio-cardigan', colors: ['ecru'], name: TRIO }),
  special({ ...GROUP, id: '900019', slug: 'trio-cardigan-sage', colors: ['sage'], name: TRIO }),
  special({ ...GROUP, id: '900020', slug: 'trio-cardigan-navy', colors: ['navy'], name: TRIO }),
  special({
    id: '900021',
    slug: 'endless-shirt',
    type: 'shirt',
    material: 'poplin',
    audiences: ['women', 'men'],
    sizes: ENDLESS_SIZES,
    sizeTypes: [REGULAR, LONG],
    optionLevels: ['color', 'size', 'sizeType'],
    colors: ['white', 'sky', 'ecru', 'indigo', 'sage', 'rose', 'butter', 'black', 'lilac', 'olive'],
    name: text('Studio shirt', 'Camisa Estudio', 'Chemise Atelier', 'قميص ستوديو', 'スタジオシャツ'),
  }),
  special({
    id: '900022',
    slug: 'cedar-candle',
    type: 'candle',
    material: 'stoneware',
    optionLevels: ['size'],
    name: text('Cedar candle', 'Vela de cedro', 'Bougie au cèdre', 'شمعة الأرز', 'シダーキャンドル'),
    collections: ['gifts'],
  }),
  special({
    id: '900408',
    slug: 'slow-hat',
    type: 'hat',
    material: 'merino',
    audiences: ['women', 'men'],
    colors: ['navy'],
    ...FAILING,
    name: text('Slow hat', 'Gorro lento', 'Bonnet lent', 'قبعة متمهلة', 'ゆっくりビーニー'),
  }),
  special({
    id: '900500',
    slug: 'broken-case',
    type: 'case',
    material: 'leather',
    colors: ['forest'],
    ...FAILING,
    name: text('Broken case', 'Estuche roto', 'Étui cassé', 'محفظة معطوبة', 'こわれたケース'),
  }),
  special({
    id: '900503',
    slug: 'busy-loafer',
    type: 'loafers',
    material: 'leather',
    colors: ['burgundy'],
    ...FAILING,
    name: text('Busy loafer', 'Mocasín ocupado', 'Mocassin occupé', 'موكاسين مشغول', '多忙なローファー'),
  }),
]

/** Products that are only in the search index; the product call answers NOT_FOUND and null (contracts 13). */
export const INDEX_ONLY_ITEMS: readonly DemoItem[] = [
  special({
    id: '900404',
    slug: 'lost-mitten',
    type: 'hat',
    material: 'merino',
    sizes: SIZES.one,
    colors: ['rust'],
    ...FAILING,
    name: text('Lost mitten', 'Manopla perdida', 'Moufle perdue', 'قفاز ضائع', '迷子のミトン'),
  }),
  special({
    id: '900900',
    slug: 'empty-pouch',
    type: 'pouch',
    material: 'leather',
    colors: ['black'],
    ...FAILING,
    name: text('Empty pouch', 'Neceser vacío', 'Pochette vide', 'محفظة فارغة', '空のポーチ'),
  }),
]
