import { art, type SeedPage } from '../../../../platform/seed/seed-node.ts'
import { words } from '../../../../platform/seed/words.ts'
import { BRIAR_SITES } from '../../clients.ts'
import { departmentPage } from '../department.ts'
import { LITTLE_COLOR, SKIN } from './briar-home.ts'

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
  edit: {
    heading: SKIN.heading,
    text: SKIN.text,
    image: art('briar-skincare'),
    link: '/about',
    linkLabel: words('How we work', 'Cómo trabajamos', 'Notre façon de travailler', 'كيف نعمل', '私たちの仕事'),
  },
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
  edit: {
    heading: LITTLE_COLOR.heading,
    text: LITTLE_COLOR.text,
    image: art('briar-makeup'),
    imagePosition: 'end',
    link: '/makeup/lips',
    linkLabel: words('Lips', 'Labios', 'Lèvres', 'الشفاه', 'リップ'),
  },
  all: words('All makeup', 'Todo el maquillaje', 'Tout le maquillage', 'كل المكياج', 'メイクアップをすべて見る'),
})

export const briarDepartments: readonly SeedPage[] = [skincare, makeup]
