import { art, block, type SeedPage } from '../../../../platform/seed/seed-node.ts'
import { words } from '../../../../platform/seed/words.ts'
import { BRIAR_SITES } from '../../clients.ts'

const ABOUT = words(
  'We make few products and say what is in them. Each is mixed in small batches, tried for a season on the people who made it, and sent out within a month.',
  'Hacemos pocos productos y decimos qué llevan. Cada uno se mezcla en lotes pequeños, lo prueba una temporada quien lo hizo y sale en menos de un mes.',
  'Nous faisons peu de produits et nous disons ce qu’ils contiennent. Chacun est préparé en petites séries, essayé une saison par ceux qui l’ont créé, et expédié dans le mois.',
  'نصنع منتجات قليلة ونذكر ما فيها. يُخلط كل منها بكميات صغيرة، ويجرّبه من صنعه موسمًا كاملًا، ويُرسل خلال شهر.',
  'つくるものは少なく、中身はすべてお伝えします。少量ずつ調合し、つくった本人がひと季節試し、ひと月以内にお送りします。',
)
const ABOUT_HEADING = words('Little, and honest', 'Poco y honesto', 'Peu, et sincère', 'قليل وصادق', '少なく、正直に')

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
        heading: words('Skin, left in peace', 'La piel, en paz', 'La peau en paix', 'بشرة في سلام', '肌を、そっとしておく'),
        text: words(
          'Three steps, nothing that shouts. A serum, a cream, and the evening off.',
          'Tres pasos, nada que grite. Un sérum, una crema y la noche libre.',
          'Trois gestes, rien de criard. Un sérum, une crème, et la soirée pour vous.',
          'ثلاث خطوات بلا صخب: سيروم وكريم ومساء هادئ.',
          '三つの手順だけ。美容液、クリーム、そして静かな夜。',
        ),
        image: art('briar-hero'),
        mobileImage: art('briar-hero-portrait'),
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
      props: { heading: words('Where to begin', 'Por dónde empezar', 'Par où commencer', 'من أين تبدأ', 'まずはここから') },
      slots: {
        cards: [
          block('category-card', 'briar-card-skincare', {
            props: {
              title: words('Skincare', 'Cuidado facial', 'Soin', 'العناية بالبشرة', 'スキンケア'),
              image: art('briar-skincare'),
              href: '/skincare',
            },
          }),
          block('category-card', 'briar-card-makeup', {
            props: {
              title: words('Makeup', 'Maquillaje', 'Maquillage', 'المكياج', 'メイクアップ'),
              image: art('briar-makeup'),
              href: '/makeup',
            },
          }),
        ],
      },
    }),
    block('product-tray', 'briar-home-new', {
      props: {
        source: 'rule',
        filters: { collections: ['new-in'] },
        sort: 'newest',
        header: words('Just in', 'Recién llegado', 'Tout juste arrivé', 'وصل للتو', '入荷したばかり'),
        footer: words('All new arrivals', 'Todas las novedades', 'Toutes les nouveautés', 'كل الجديد', '新着をすべて見る'),
        href: '/new-in',
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
  blocks: [
    block('breadcrumbs', 'briar-about-breadcrumbs'),
    block('headline', 'briar-about-headline', { props: { level: 1, text: ABOUT_HEADING } }),
    block('markdown', 'briar-about-text', { props: { markdown: { markdown: ABOUT } } }),
  ],
}

/** The catalogue's categories say all there is to say. */
export const briarMenu: SeedPage = {
  key: 'menu',
  kind: 'menu',
  sites: BRIAR_SITES,
  title: words('Menus', 'Menús', 'Menus', 'القوائم', 'メニュー'),
  blocks: [block('menu-branch', 'briar-menu-sale', { props: { branch: '/sale', color: 'sale' } })],
}
