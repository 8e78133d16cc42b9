import { art, block, type SeedNode, type SeedPage } from '../../../../platform/seed/seed-node.ts'
import { words, type Words } from '../../../../platform/seed/words.ts'
import { BRIAR_SITES } from '../../clients.ts'
import { heroArt } from '../../hero-art.ts'

const ABOUT = words(
  'We make few products and say what is in them. Each is mixed in small batches, tried for a season on the people who made it, and sent out within a month.',
  'Hacemos pocos productos y decimos qué llevan. Cada uno se mezcla en lotes pequeños, lo prueba una temporada quien lo hizo y sale en menos de un mes.',
  'Nous faisons peu de produits et nous disons ce qu’ils contiennent. Chacun est préparé en petites séries, essayé une saison par ceux qui l’ont créé, et expédié dans le mois.',
  'نصنع منتجات قليلة ونذكر ما فيها. يُخلط كل منها بكميات صغيرة، ويجرّبه من صنعه موسمًا كاملًا، ويُرسل خلال شهر.',
  'つくるものは少なく、中身はすべてお伝えします。少量ずつ調合し、つくった本人がひと季節試し、ひと月以内にお送りします。',
)
const ABOUT_HEADING = words('Little, and honest', 'Poco y honesto', 'Peu, et sincère', 'قليل وصادق', '少なく、正直に')

/** What the brand is about, at the head of its home page and of its first department. */
export const SKIN = {
  heading: words('Skin, left in peace', 'La piel, en paz', 'La peau en paix', 'بشرة في سلام', '肌を、そっとしておく'),
  text: words(
    'Three steps, nothing that shouts. A serum, a cream, and the evening off.',
    'Tres pasos, nada que grite. Un sérum, una crema y la noche libre.',
    'Trois gestes, rien de criard. Un sérum, une crème, et la soirée pour vous.',
    'ثلاث خطوات بلا صخب: سيروم وكريم ومساء هادئ.',
    '三つの手順だけ。美容液、クリーム、そして静かな夜。',
  ),
}

/** What makeup is about, at its place on the home page and in its department. */
export const LITTLE_COLOR = {
  heading: words('A little color', 'Un poco de color', 'Un peu de couleur', 'لمسة لون', '色を、すこし'),
  text: words(
    'Pressed with a finger, gone by evening. Nothing to correct, nothing to hide.',
    'Se aplica con un dedo y por la noche ya no está. Nada que corregir, nada que esconder.',
    'Posée du bout du doigt, partie le soir venu. Rien à corriger, rien à cacher.',
    'توضع بطرف الإصبع وتزول مساءً. لا شيء يُصحَّح، ولا شيء يُخفى.',
    '指でのせて、夜には消える。直すものも、隠すものもありません。',
  ),
}

const tile = (id: string, title: Words, href: string): SeedNode =>
  block('category-card', `briar-card-${id}`, { props: { title, image: art(`briar-${id}`), href } })

export const briarHome: SeedPage = {
  key: 'home',
  kind: 'home',
  sites: BRIAR_SITES,
  title: words('Briar', 'Briar', 'Briar', 'براير', 'Briar'),
  seoTitle: words(
    'Briar: skincare and makeup',
    'Briar: cuidado facial y maquillaje',
    'Briar : soin et maquillage',
    'براير: العناية بالبشرة والمكياج',
    'Briar | スキンケアとメイク',
  ),
  seoDescription: words(
    'Serums, creams and colors from plants that are named on the label.',
    'Sérums, cremas y colores de plantas que la etiqueta nombra.',
    'Sérums, crèmes et couleurs de plantes nommées sur l’étiquette.',
    'سيروم وكريمات وألوان من نباتات مذكورة على الملصق.',
    '植物の名を記した、美容液とクリームと色。',
  ),
  blocks: [
    block('hero', 'briar-home-hero', {
      props: {
        eyebrow: words('Skincare', 'Cuidado facial', 'Soin', 'العناية بالبشرة', 'スキンケア'),
        heading: SKIN.heading,
        text: SKIN.text,
        ...heroArt('briar-hero'),
        height: 'tall',
      },
      slots: {
        buttons: [
          block('button', 'briar-home-skincare', {
            props: {
              label: words('See skincare', 'Ver cuidado facial', 'Voir le soin', 'تسوّق العناية', 'スキンケアを見る'),
              href: '/skincare',
            },
          }),
        ],
      },
    }),
    block('category-cards', 'briar-home-categories', {
      props: {
        heading: words('Where to begin', 'Por dónde empezar', 'Par où commencer', 'من أين تبدأ', 'まずはここから'),
        aspect: 'square',
        columns: { desktop: 5, tabletMedium: 5, mobileLarge: 3 },
      },
      slots: {
        cards: [
          tile('serums', words('Serums', 'Sérums', 'Sérums', 'سيروم', '美容液'), '/skincare/serums'),
          tile('creams', words('Creams', 'Cremas', 'Crèmes', 'كريمات', 'クリーム'), '/skincare/creams'),
          tile('cleansers', words('Cleansers', 'Limpiadores', 'Nettoyants', 'منظّفات', 'クレンザー'), '/skincare/cleansers'),
          tile('lips', words('Lips', 'Labios', 'Lèvres', 'الشفاه', 'リップ'), '/makeup/lips'),
          tile('face', words('Face', 'Rostro', 'Teint', 'الوجه', 'フェイス'), '/makeup/face'),
        ],
      },
    }),
    block('product-tray', 'briar-home-skincare-tray', {
      props: {
        source: 'rule',
        filters: { categories: ['skincare'] },
        header: words('Three steps', 'Tres pasos', 'Trois gestes', 'ثلاث خطوات', '三つの手順'),
        footer: words('All skincare', 'Todo el cuidado facial', 'Tout le soin', 'كل العناية بالبشرة', 'スキンケアをすべて見る'),
        href: '/skincare/all',
      },
    }),
    block('hero', 'briar-home-makeup-hero', {
      props: {
        eyebrow: words('Makeup', 'Maquillaje', 'Maquillage', 'المكياج', 'メイクアップ'),
        heading: LITTLE_COLOR.heading,
        text: LITTLE_COLOR.text,
        ...heroArt('briar-hero-makeup'),
        align: 'end',
        tone: 'dark',
      },
      slots: {
        buttons: [
          block('button', 'briar-home-makeup', {
            props: { label: words('See makeup', 'Ver maquillaje', 'Voir le maquillage', 'تسوّق المكياج', 'メイクを見る'), href: '/makeup' },
          }),
        ],
      },
    }),
    block('product-tray', 'briar-home-makeup-tray', {
      props: {
        source: 'rule',
        filters: { categories: ['makeup'] },
        header: words('Worn today', 'Para hoy', 'À porter aujourd’hui', 'لليوم', '今日の色'),
        footer: words('All makeup', 'Todo el maquillaje', 'Tout le maquillage', 'كل المكياج', 'メイクアップをすべて見る'),
        href: '/makeup/all',
      },
    }),
    block('text-and-image', 'briar-home-about', {
      props: {
        heading: ABOUT_HEADING,
        text: ABOUT,
        image: art('briar-about'),
        imagePosition: 'end',
        aspect: 'portrait4x3',
        link: '/about',
        linkLabel: words('How we work', 'Cómo trabajamos', 'Notre façon de travailler', 'كيف نعمل', '私たちの仕事'),
      },
    }),
  ],
}

export const briarAbout: SeedPage = {
  key: 'landing/about',
  kind: 'landing',
  sites: BRIAR_SITES,
  title: words('About us', 'Quiénes somos', 'Qui nous sommes', 'من نحن', '私たちについて'),
  seoDescription: words(
    'Who we are, how we work, and what goes into everything that we make and sell.',
    'Quiénes somos, cómo trabajamos y qué lleva todo lo que hacemos y vendemos.',
    'Qui nous sommes, comment nous travaillons, et de quoi est fait tout ce que nous vendons.',
    'من نحن، وكيف نعمل، ومما يُصنع كل ما نبيعه.',
    '私たちについて、仕事の進め方、そしてお届けするすべてのものに使う素材のご紹介です。',
  ),
  blocks: [
    block('breadcrumbs', 'briar-about-breadcrumbs'),
    block('headline', 'briar-about-headline', { props: { level: 1, text: ABOUT_HEADING } }),
    block('markdown', 'briar-about-text', { props: { markdown: { markdown: ABOUT } } }),
  ],
}

/** A category with a page of its own, and the words that lead to its products. */
const branch = (slug: string, label: Words): SeedNode =>
  block('menu-branch', `briar-menu-${slug}`, {
    props: { branch: `/${slug}`, ownPage: true },
    slots: {
      items: [block('menu-node', `briar-menu-${slug}-all`, { props: { kind: 'view-all-button', label, href: `/${slug}/all` } })],
    },
  })

/** The catalogue's categories say all there is to say. */
export const briarMenu: SeedPage = {
  key: 'menu',
  kind: 'menu',
  sites: BRIAR_SITES,
  title: words('Menus', 'Menús', 'Menus', 'القوائم', 'メニュー'),
  blocks: [
    branch('skincare', words('All skincare', 'Todo el cuidado facial', 'Tout le soin', 'كل العناية بالبشرة', 'スキンケアをすべて見る')),
    branch('makeup', words('All makeup', 'Todo el maquillaje', 'Tout le maquillage', 'كل المكياج', 'メイクアップをすべて見る')),
    block('menu-branch', 'briar-menu-sale', { props: { branch: '/sale', color: 'sale' } }),
  ],
}
