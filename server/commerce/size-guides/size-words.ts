import type { ChartKey, Measure } from './size-charts.ts'

interface SizeWords {
  readonly sizeGuide: string
  readonly howToMeasure: string
  readonly size: string
  readonly charts: Readonly<Record<ChartKey, string>>
  readonly measures: Readonly<Record<Measure, string>>
  readonly steps: readonly string[]
}

/** Words of the size guides by language; English is always there. */
export const SIZE_WORDS: { readonly en: SizeWords } & Readonly<Record<string, SizeWords>> = {
  en: {
    sizeGuide: 'Size guide',
    howToMeasure: 'How to measure',
    size: 'Size',
    charts: { womenClothing: 'Women’s clothing', menClothing: 'Men’s clothing', kidsClothing: 'Children’s clothing', shoes: 'Shoes' },
    measures: { chest: 'Chest', waist: 'Waist', hips: 'Hips', height: 'Height', foot: 'Length of the foot' },
    steps: [
      'Chest: around the fullest part, the tape level all the way round.',
      'Waist: around the narrowest part, with a finger under the tape.',
      'Hips: around the widest part, with your feet together.',
      'Foot: from the heel to the longest toe, standing on a sheet of paper.',
    ],
  },
  es: {
    sizeGuide: 'Guía de tallas',
    howToMeasure: 'Cómo medir',
    size: 'Talla',
    charts: { womenClothing: 'Ropa de mujer', menClothing: 'Ropa de hombre', kidsClothing: 'Ropa infantil', shoes: 'Zapatos' },
    measures: { chest: 'Pecho', waist: 'Cintura', hips: 'Cadera', height: 'Estatura', foot: 'Largo del pie' },
    steps: [
      'Pecho: alrededor de la parte más ancha, con la cinta horizontal.',
      'Cintura: alrededor de la parte más estrecha, con un dedo bajo la cinta.',
      'Cadera: alrededor de la parte más ancha, con los pies juntos.',
      'Pie: del talón al dedo más largo, de pie sobre una hoja de papel.',
    ],
  },
  fr: {
    sizeGuide: 'Guide des tailles',
    howToMeasure: 'Comment prendre ses mesures',
    size: 'Taille',
    charts: { womenClothing: 'Vêtements femme', menClothing: 'Vêtements homme', kidsClothing: 'Vêtements enfant', shoes: 'Chaussures' },
    measures: { chest: 'Poitrine', waist: 'Taille', hips: 'Hanches', height: 'Stature', foot: 'Longueur du pied' },
    steps: [
      'Poitrine : à l’endroit le plus fort, le ruban bien horizontal.',
      'Taille : à l’endroit le plus fin, un doigt sous le ruban.',
      'Hanches : à l’endroit le plus large, pieds joints.',
      'Pied : du talon à l’orteil le plus long, debout sur une feuille de papier.',
    ],
  },
  ar: {
    sizeGuide: 'دليل المقاسات',
    howToMeasure: 'كيف تأخذ القياس',
    size: 'المقاس',
    charts: { womenClothing: 'ملابس نسائية', menClothing: 'ملابس رجالية', kidsClothing: 'ملابس أطفال', shoes: 'أحذية' },
    measures: { chest: 'الصدر', waist: 'الخصر', hips: 'الأرداف', height: 'الطول', foot: 'طول القدم' },
    steps: [
      'الصدر: حول أعرض جزء، مع إبقاء الشريط أفقيًا.',
      'الخصر: حول أضيق جزء، مع ترك إصبع تحت الشريط.',
      'الأرداف: حول أعرض جزء والقدمان متلاصقتان.',
      'القدم: من الكعب إلى أطول إصبع، وقوفًا على ورقة.',
    ],
  },
  ja: {
    sizeGuide: 'サイズガイド',
    howToMeasure: '測り方',
    size: 'サイズ',
    charts: { womenClothing: 'ウィメンズウェア', menClothing: 'メンズウェア', kidsClothing: 'キッズウェア', shoes: 'シューズ' },
    measures: { chest: '胸囲', waist: 'ウエスト', hips: 'ヒップ', height: '身長', foot: '足の長さ' },
    steps: [
      '胸囲：いちばん高いところを、メジャーを水平にして測ります。',
      'ウエスト：いちばん細いところを、指一本分のゆとりをもって測ります。',
      'ヒップ：両足をそろえ、いちばん太いところを測ります。',
      '足：紙の上に立ち、かかとからいちばん長い指の先までを測ります。',
    ],
  },
}
