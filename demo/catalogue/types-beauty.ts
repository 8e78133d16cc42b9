import { text } from '../languages/text.ts'
import type { ProductType } from './product-type.ts'

const beauty = { isMaterialNamed: false, materials: ['botanical'] } as const

const FIT = text(
  'Fragrance-free, tested on people and never on animals',
  'Sin perfume, probado en personas y nunca en animales',
  'Sans parfum, testé sur des personnes et jamais sur des animaux',
  'خالٍ من العطور، مختبر على البشر لا على الحيوانات',
  '無香料。動物実験は行わず、人の肌で試しています',
)

/** What the beauty brand sells. Its categories stand alone: nobody shops them for somebody. */
export const BEAUTY_TYPES = {
  careSerum: {
    ...beauty,
    design: 'briar-serum',
    category: 'skincare > serums',
    sizes: 'volumes',
    fit: FIT,
    price: 38,
    colors: ['apricot'],
    name: text('serum', 'Sérum', 'Sérum', 'سيروم', '美容液'),
    sentence: text(
      'A few drops in the morning, before anything else.',
      'Unas gotas por la mañana, antes que nada.',
      'Quelques gouttes le matin, avant tout le reste.',
      'بضع قطرات صباحًا قبل أي شيء آخر.',
      '朝いちばんに数滴。ほかのお手入れの前に。',
    ),
  },
  careCream: {
    ...beauty,
    design: 'briar-cream',
    category: 'skincare > creams',
    sizes: 'volumes',
    fit: FIT,
    price: 34,
    colors: ['rose'],
    name: text('cream', 'Crema', 'Crème', 'كريم', 'クリーム'),
    sentence: text(
      'Rich enough for winter, light enough for under a scarf.',
      'Rica para el invierno, ligera para llevarla bajo una bufanda.',
      'Assez riche pour l’hiver, assez légère sous une écharpe.',
      'غنيّ بما يكفي للشتاء وخفيف بما يكفي تحت الوشاح.',
      '冬にも足りるコクと、マフラーの下でも軽いつけ心地。',
    ),
  },
  careTube: {
    ...beauty,
    design: 'briar-cleanser',
    category: 'skincare > cleansers',
    sizes: 'volumes',
    fit: FIT,
    price: 24,
    colors: ['sage'],
    name: text('cleanser', 'Limpiador', 'Nettoyant', 'منظّف', '洗顔料'),
    sentence: text(
      'Takes the day off and leaves the skin as it was.',
      'Se lleva el día y deja la piel como estaba.',
      'Efface la journée et laisse la peau telle qu’elle était.',
      'يزيل أثر النهار ويترك البشرة كما كانت.',
      '一日の汚れだけを落とし、肌はそのままに。',
    ),
  },
  lipstick: {
    ...beauty,
    design: 'briar-lipstick',
    category: 'makeup > lips',
    sizes: 'one',
    fit: FIT,
    price: 26,
    colors: ['rose', 'burgundy', 'red'],
    name: text('lipstick', 'Pintalabios', 'Rouge à lèvres', 'أحمر شفاه', 'リップスティック'),
    sentence: text(
      'Color that stays through coffee and comes off with oil.',
      'Un color que aguanta el café y se va con aceite.',
      'Une couleur qui tient au café et part à l’huile.',
      'لون يصمد مع القهوة ويزول بالزيت.',
      'コーヒーを飲んでも残り、オイルで落ちる色。',
    ),
  },
  tint: {
    ...beauty,
    design: 'briar-tint',
    category: 'makeup > face',
    sizes: 'one',
    fit: FIT,
    price: 29,
    colors: ['natural', 'sand', 'camel', 'tan'],
    name: text('skin tint', 'Base ligera', 'Teint léger', 'أساس خفيف', 'スキンティント'),
    sentence: text(
      'Evens the skin without covering it.',
      'Unifica la piel sin taparla.',
      'Unifie la peau sans la couvrir.',
      'يوحّد لون البشرة دون أن يغطيها.',
      '隠さずに、肌の色を整えます。',
    ),
  },
  powder: {
    ...beauty,
    design: 'briar-powder',
    category: 'makeup > face',
    sizes: 'one',
    fit: FIT,
    price: 31,
    colors: ['apricot', 'rose'],
    name: text('powder', 'Polvos', 'Poudre', 'بودرة', 'パウダー'),
    sentence: text(
      'A soft powder, milled until it cannot be felt.',
      'Polvos suaves, molidos hasta que no se notan.',
      'Une poudre douce, broyée jusqu’à ne plus se sentir.',
      'بودرة ناعمة مطحونة حتى لا تُحسّ.',
      '感じなくなるまで細かく挽いた、やわらかな粉。',
    ),
  },
} as const satisfies Readonly<Record<string, ProductType>>
