import { art, block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { heroArt } from '../hero-art.ts'
import { beginnings, WHERE_TO_BEGIN } from './beginnings.ts'
import { promises } from './promises.ts'
import { LINEN, MENDING } from './stories.ts'

export const home: SeedPage = {
  key: 'home',
  kind: 'home',
  title: words('Alder', 'Alder', 'Alder', 'ألدر', 'Alder'),
  seoTitle: words(
    'Alder: things made to be kept',
    'Alder: cosas hechas para durar',
    'Alder : des objets faits pour durer',
    'ألدر: أشياء صُنعت لتبقى',
    'Alder | 長く使うためのもの',
  ),
  seoDescription: words(
    'Stoneware, knitwear, glass and leather in honest materials, made quietly and to be kept for years.',
    'Gres, punto, vidrio y piel en materiales honestos, hechos con calma para guardarse durante años.',
    'Grès, mailles, verre et cuir en matières franches, faits sobrement pour être gardés des années.',
    'خزف ومحبوكات وزجاج وجلد من خامات صادقة، صُنعت بهدوء لتبقى سنوات.',
    '陶器、ニット、ガラス、革。誠実な素材で静かにつくり、何年も使えるものを。',
  ),
  blocks: [
    block('hero', 'home-hero', {
      props: {
        eyebrow: words('Autumn', 'Otoño', 'Automne', 'الخريف', '秋'),
        heading: words(
          'Made for the long way home',
          'Hecho para volver sin prisa',
          'Pour rentrer par le plus long chemin',
          'للطريق الأطول إلى البيت',
          '遠回りして帰る日に',
        ),
        text: words(
          'Stoneware for slow mornings, knits with weight to them, leather that darkens where it is held. The season, settled.',
          'Gres para mañanas lentas, punto con cuerpo, piel que se oscurece donde se toca. La temporada, resuelta.',
          'Du grès pour les matins lents, des mailles qui ont de la tenue, un cuir qui fonce là où on le tient. La saison est faite.',
          'خزف للصباحات الهادئة، ومحبوكات لها ثقلها، وجلد يغمق حيث تمسكه اليد. موسمٌ جاهز.',
          'ゆっくりした朝のための器、重みのあるニット、触れるほど深まる革。この季節は、これで十分。',
        ),
        ...heroArt('hero-autumn'),
        height: 'tall',
      },
      slots: {
        buttons: [
          block('button', 'home-hero-women', {
            props: { label: words('Shop women', 'Ver mujer', 'Voir la femme', 'تسوّقي للنساء', 'ウィメンズを見る'), href: '/women' },
          }),
          block('button', 'home-hero-men', {
            props: {
              label: words('Shop men', 'Ver hombre', 'Voir l’homme', 'تسوّق للرجال', 'メンズを見る'),
              href: '/men',
              variant: 'secondary',
            },
          }),
        ],
      },
    }),
    promises,
    block('category-cards', 'home-categories', {
      props: {
        heading: WHERE_TO_BEGIN,
        aspect: 'square',
      },
      slots: {
        cards: beginnings('home'),
      },
    }),
    block('product-tray', 'home-new-in', {
      props: {
        source: 'rule',
        filters: { collections: ['new-in'] },
        sort: 'newest',
        header: words('Just in', 'Recién llegado', 'Tout juste arrivé', 'وصل للتو', '入荷したばかり'),
        footer: words('All new arrivals', 'Todas las novedades', 'Toutes les nouveautés', 'كل الجديد', '新着をすべて見る'),
        href: '/new-in',
      },
    }),
    block('hero', 'home-macro', {
      props: {
        heading: words(
          'Fewer things, better made',
          'Menos cosas, mejor hechas',
          'Moins de choses, mieux faites',
          'أشياء أقل، صُنعت أفضل',
          '少なく、よく作る',
        ),
        text: words(
          'One good cup rather than five passable ones.',
          'Una buena taza antes que cinco aceptables.',
          'Une bonne tasse plutôt que cinq passables.',
          'فنجان واحد جيد بدلًا من خمسة مقبولة.',
          'そこそこの五つより、よいカップをひとつ。',
        ),
        ...heroArt('macro-linen'),
        align: 'center',
      },
      slots: {
        buttons: [
          block('button', 'home-macro-about', {
            props: {
              label: words('How we work', 'Cómo trabajamos', 'Notre façon de travailler', 'كيف نعمل', '私たちの仕事'),
              href: '/about',
              variant: 'text',
            },
          }),
        ],
      },
    }),
    block('poster-grid', 'home-stories', {
      props: {
        heading: words('Worth a closer look', 'Para mirar de cerca', 'À regarder de plus près', 'يستحق نظرة أقرب', '少し立ち止まって'),
        layout: 'featureStart',
      },
      slots: {
        cards: [
          block('poster-card', 'home-poster-linen', {
            props: {
              image: art('poster-linen'),
              title: LINEN.title,
              text: LINEN.teaser,
              href: '/stories/linen',
            },
          }),
          block('poster-card', 'home-poster-leather', {
            props: {
              image: art('story-leather'),
              imageFocus: { x: 62, y: 50 },
              title: words(
                'Leather that ages well',
                'Piel que envejece bien',
                'Un cuir qui vieillit bien',
                'جلد يزداد جمالًا مع الوقت',
                '味わいの出る革',
              ),
              text: words(
                'Vegetable-tanned, cut from whole hides.',
                'Curtidos vegetales, cortados de pieles enteras.',
                'Tannage végétal, taillés dans des peaux entières.',
                'مدبوغة نباتيًا ومقصوصة من جلود كاملة.',
                '植物タンニンなめし、一枚革から。',
              ),
              href: '/women/accessories/small-leather',
            },
          }),
          block('poster-card', 'home-poster-loom', {
            props: {
              image: art('story-linen-loom'),
              title: words(
                'Woven slowly, on purpose',
                'Tejido despacio, a propósito',
                'Tissé lentement, exprès',
                'يُنسج ببطء، عن قصد',
                'あえて、ゆっくり織る',
              ),
              text: words('The linen shirts.', 'Las camisas de lino.', 'Les chemises en lin.', 'قمصان الكتّان.', 'リネンのシャツ。'),
              href: '/women/clothing/shirts',
            },
          }),
          block('poster-card', 'home-poster-mending', {
            props: {
              image: art('about-mending'),
              title: MENDING.title,
              text: MENDING.teaser,
              href: '/help/care',
            },
          }),
          block('poster-card', 'home-poster-glass', {
            props: {
              image: art('poster-glass'),
              title: words(
                'Glass, blown by mouth',
                'Vidrio soplado a boca',
                'Du verre soufflé à la bouche',
                'زجاج منفوخ بالفم',
                '口吹きのガラス',
              ),
              text: words(
                'A carafe, and the tumbler that closes it.',
                'Una jarra y el vaso que la cierra.',
                'Une carafe, et le gobelet qui la ferme.',
                'دورق والكأس التي تغلقه.',
                'カラフェと、蓋になるタンブラー。',
              ),
              href: '/women/home/glassware',
            },
          }),
        ],
      },
    }),
    block('product-tray', 'home-favoured', {
      props: {
        source: 'rule',
        filters: { categories: ['women > clothing > knitwear', 'men > clothing > knitwear'] },
        header: words(
          'Knitwear with weight',
          'Punto con cuerpo',
          'Des mailles qui ont de la tenue',
          'محبوكات لها ثقلها',
          '重みのあるニット',
        ),
        footer: words('All knitwear', 'Todo el punto', 'Toutes les mailles', 'كل المحبوكات', 'ニットをすべて見る'),
        href: '/women/clothing/knitwear',
      },
    }),
    block('recently-viewed-tray', 'home-recently-viewed', {
      props: { header: words('You were looking at', 'Estabas mirando', 'Vous regardiez', 'كنت تتصفّح', '最近ご覧になったもの') },
    }),
  ],
}
