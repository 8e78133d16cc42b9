import { art, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { departmentPage } from './department.ts'
import { LINEN, MENDING } from './stories.ts'

const women = departmentPage({
  slug: 'women',
  text: words(
    'Knits with weight to them, linen that softens, cups for every morning.',
    'Punto con cuerpo, lino que se suaviza, tazas para cada mañana.',
    'Des mailles qui ont de la tenue, du lin qui s’adoucit, des tasses pour chaque matin.',
    'محبوكات لها ثقلها، وكتّان يلين مع الوقت، وفناجين لكل صباح.',
    '重みのあるニット、やわらかくなるリネン、毎朝のカップ。',
  ),
  art: 'hero-women',
  tiles: [
    { path: '/home/ceramics', art: 'category-ceramics' },
    { path: '/clothing/knitwear', art: 'category-knitwear' },
    { path: '/home/candles', art: 'category-candles' },
    { path: '/clothing/shirts', art: 'category-shirts' },
    { path: '/accessories/jewellery', art: 'category-jewellery' },
    { path: '/home/textiles', art: 'category-textiles' },
  ],
  edit: {
    heading: LINEN.title,
    text: LINEN.teaser,
    image: art('poster-linen'),
    link: '/stories/linen',
    linkLabel: LINEN.link,
  },
  all: words('Everything for women', 'Todo para mujer', 'Tout pour la femme', 'كل ما للنساء', 'ウィメンズをすべて見る'),
})

const men = departmentPage({
  slug: 'men',
  text: words(
    'Shirts cut quietly, trousers that keep their line, leather that darkens with the hand.',
    'Camisas de corte sereno, pantalones que no pierden la línea, piel que se oscurece con la mano.',
    'Des chemises coupées sobrement, des pantalons qui gardent leur ligne, un cuir qui fonce sous la main.',
    'قمصان بقصّات هادئة، وبناطيل تحفظ خطّها، وجلد يغمق مع اللمس.',
    '静かなカットのシャツ、形の崩れないパンツ、手になじんで深まる革。',
  ),
  art: 'hero-men',
  tiles: [
    { path: '/clothing/shirts', art: 'category-shirts' },
    { path: '/accessories/small-leather', art: 'category-leather' },
    { path: '/clothing/knitwear', art: 'category-men' },
    { path: '/home/stationery', art: 'category-stationery' },
    { path: '/clothing/jeans', art: 'category-denim' },
    { path: '/home/glassware', art: 'poster-glass', focus: { x: 50, y: 10 } },
  ],
  edit: {
    heading: MENDING.title,
    text: MENDING.teaser,
    image: art('about-mending'),
    imagePosition: 'end',
    link: '/help/care',
    linkLabel: MENDING.link,
  },
  all: words('Everything for men', 'Todo para hombre', 'Tout pour l’homme', 'كل ما للرجال', 'メンズをすべて見る'),
})

const kids = departmentPage({
  slug: 'kids',
  text: words(
    'Room to grow, cloth that survives the garden, knees that can be mended.',
    'Holgura para crecer, tela que sobrevive al jardín, rodillas que se pueden remendar.',
    'De la place pour grandir, une étoffe qui survit au jardin, des genoux qui se réparent.',
    'متّسع للنمو، وقماش يصمد في الحديقة، ورُكب يمكن ترقيعها.',
    '育つ余白、庭遊びに負けない布、繕える膝。',
  ),
  art: 'hero-kids',
  tiles: [
    { path: '/clothing/t-shirts', art: 'category-tees' },
    { path: '/clothing/knitwear', art: 'category-kids' },
    { path: '/clothing/trousers', art: 'category-trousers' },
  ],
  edit: {
    heading: words(
      'Warm layers to grow into',
      'Capas cálidas para crecer',
      'Couches chaudes pour grandir',
      'طبقات دافئة تكبر معهم',
      '長く着られる暖かい服',
    ),
    text: words(
      'Cuffs to turn up this year and down the next, then on to a sister or a friend.',
      'Puños para subir este año y bajar el que viene, y luego a una hermana o un amigo.',
      'Des poignets à retrousser cette année, à dérouler l’an prochain, puis à passer à une sœur ou à un ami.',
      'أكمام تُثنى هذا العام وتُفرد في القادم، ثم تنتقل إلى أخت أو صديق.',
      '今年は袖を折って、来年は伸ばして、その次は妹や友だちへ。',
    ),
    image: art('category-kids'),
    link: '/kids/clothing/knitwear',
    linkLabel: words('All knitwear', 'Todo el punto', 'Toutes les mailles', 'كل المحبوكات', 'ニットをすべて見る'),
  },
  all: words('Everything for kids', 'Todo para niños', 'Tout pour l’enfant', 'كل ما للأطفال', 'キッズをすべて見る'),
})

export const departments: readonly SeedPage[] = [women, men, kids]
