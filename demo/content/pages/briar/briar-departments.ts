import { art, block, type SeedPage } from '../../../../platform/seed/seed-node.ts'
import { words } from '../../../../platform/seed/words.ts'
import { BRIAR_SITES } from '../../clients.ts'
import { departmentPage } from '../department.ts'

const BEST_SELLERS = words('Best sellers', 'Los más vendidos', 'Les plus vendus', 'الأكثر مبيعًا', 'ベストセラー')

const skincare = departmentPage({
  slug: 'skincare',
  sites: BRIAR_SITES,
  text: words(
    'Serums, creams and cleansers from plants that are named on the label.',
    'Sérums, cremas y limpiadores de plantas que la etiqueta nombra.',
    'Sérums, crèmes et nettoyants de plantes nommées sur l’étiquette.',
    'سيروم وكريمات ومنظّفات من نباتات مذكورة على الملصق.',
    '植物の名を記した、美容液とクリームとクレンザー。',
  ),
  art: 'briar-hero',
  tiles: [
    { path: '/serums', art: 'briar-serums' },
    { path: '/creams', art: 'briar-creams' },
    { path: '/cleansers', art: 'briar-cleansers' },
  ],
  edit: block('text-and-image', 'skincare-edit', {
    props: {
      heading: words('Skin, left in peace', 'La piel, en paz', 'La peau en paix', 'بشرة في سلام', '肌を、そっとしておく'),
      text: words(
        'Three steps, nothing that shouts. A serum, a cream, and the evening off.',
        'Tres pasos, nada que grite. Un sérum, una crema y la noche libre.',
        'Trois gestes, rien de criard. Un sérum, une crème, et la soirée pour vous.',
        'ثلاث خطوات بلا صخب: سيروم وكريم ومساء هادئ.',
        '三つの手順だけ。美容液、クリーム、そして静かな夜。',
      ),
      image: art('briar-skincare'),
      link: '/about',
      linkLabel: words('How we work', 'Cómo trabajamos', 'Notre façon de travailler', 'كيف نعمل', '私たちの仕事'),
    },
  }),
  bestSellers: BEST_SELLERS,
  all: words('All skincare', 'Todo el cuidado facial', 'Tout le soin', 'كل العناية بالبشرة', 'スキンケアをすべて見る'),
})

const makeup = departmentPage({
  slug: 'makeup',
  sites: BRIAR_SITES,
  text: words(
    'Lips and face, in colors that stay quiet.',
    'Labios y rostro, en colores serenos.',
    'Lèvres et teint, en couleurs discrètes.',
    'للشفاه والوجه، بألوان هادئة.',
    'リップとフェイスに、静かな色を。',
  ),
  art: 'briar-hero-makeup',
  tiles: [
    { path: '/lips', art: 'briar-lips' },
    { path: '/face', art: 'briar-face' },
  ],
  edit: block('text-and-image', 'makeup-edit', {
    props: {
      heading: words('A little color', 'Un poco de color', 'Un peu de couleur', 'لمسة لون', '色を、すこし'),
      text: words(
        'Pressed with a finger, gone by evening. Nothing to correct, nothing to hide.',
        'Se aplica con un dedo y por la noche ya no está. Nada que corregir, nada que esconder.',
        'Posée du bout du doigt, partie le soir venu. Rien à corriger, rien à cacher.',
        'توضع بطرف الإصبع وتزول مساءً. لا شيء يُصحَّح، ولا شيء يُخفى.',
        '指でのせて、夜には消える。直すものも、隠すものもありません。',
      ),
      image: art('briar-makeup'),
      imagePosition: 'end',
      link: '/makeup/lips',
      linkLabel: words('Lips', 'Labios', 'Lèvres', 'الشفاه', 'リップ'),
    },
  }),
  bestSellers: BEST_SELLERS,
  all: words('All makeup', 'Todo el maquillaje', 'Tout le maquillage', 'كل المكياج', 'メイクアップをすべて見る'),
})

export const briarDepartments: readonly SeedPage[] = [skincare, makeup]
