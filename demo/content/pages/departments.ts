import { art, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { departmentPage } from './department.ts'
import { LINEN, MENDING } from './stories.ts'

const women = departmentPage({
  slug: 'women',
  text: words(
    'Knits with weight to them, linen that softens, coats for years.',
    'Punto con cuerpo, lino que se suaviza, abrigos para años.',
    'Des mailles qui ont de la tenue, du lin qui s’adoucit, des manteaux pour des années.',
    'محبوكات لها ثقلها، وكتّان يلين مع الوقت، ومعاطف لسنوات.',
    '重みのあるニット、やわらかくなるリネン、何年も着るコート。',
  ),
  art: 'hero-women',
  tiles: [
    { path: '/clothing/knitwear', art: 'category-knitwear' },
    { path: '/clothing/dresses', art: 'category-women' },
    { path: '/clothing/coats', art: 'type-coats' },
    { path: '/shoes', art: 'category-shoes' },
    { path: '/bags', art: 'category-bags' },
    { path: '/home', art: 'type-home' },
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
    'Shirts cut quietly, trousers that keep their line, boots with a second sole.',
    'Camisas de corte sereno, pantalones que no pierden la línea, botas con segunda suela.',
    'Des chemises coupées sobrement, des pantalons qui gardent leur ligne, des bottines à ressemeler.',
    'قمصان بقصّات هادئة، وبناطيل تحفظ خطّها، وأحذية بنعلٍ ثانٍ.',
    '静かなカットのシャツ、形の崩れないパンツ、底を張り替えるブーツ。',
  ),
  art: 'hero-men',
  tiles: [
    { path: '/clothing/shirts', art: 'poster-linen' },
    { path: '/clothing/jackets', art: 'category-men' },
    { path: '/clothing/knitwear', art: 'category-sale' },
    { path: '/clothing/jeans', art: 'type-denim' },
    { path: '/clothing/coats', art: 'type-coats' },
    { path: '/shoes', art: 'category-new-in' },
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
    { path: '/clothing/t-shirts', art: 'type-kids' },
    { path: '/clothing/knitwear', art: 'category-kids' },
    { path: '/clothing/jackets', art: 'type-denim' },
    { path: '/shoes', art: 'type-sneakers' },
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
    image: art('about-mending'),
    link: '/kids/clothing/knitwear',
    linkLabel: words('All knitwear', 'Todo el punto', 'Toutes les mailles', 'كل المحبوكات', 'ニットをすべて見る'),
  },
  all: words('Everything for kids', 'Todo para niños', 'Tout pour l’enfant', 'كل ما للأطفال', 'キッズをすべて見る'),
})

export const departments: readonly SeedPage[] = [women, men, kids]
