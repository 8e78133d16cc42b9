import { art, block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { promises } from './promises.ts'
import { LINEN, MENDING } from './stories.ts'

export const home: SeedPage = {
  key: 'home',
  kind: 'home',
  title: words('Alder', 'Alder', 'Alder', 'ألدر', 'Alder'),
  seoTitle: words(
    'Alder: clothes made to be kept',
    'Alder: ropa hecha para durar',
    'Alder : des vêtements faits pour durer',
    'ألدر: ملابس صُنعت لتبقى',
    'Alder | 長く着るための服',
  ),
  seoDescription: words(
    'Coats, knitwear, shoes and bags in honest materials, cut quietly and made to be worn for years.',
    'Abrigos, punto, zapatos y bolsos en materiales honestos, de corte sereno y hechos para llevarse durante años.',
    'Manteaux, mailles, chaussures et sacs en matières franches, coupés sobrement et faits pour être portés des années.',
    'معاطف ومحبوكات وأحذية وحقائب من خامات صادقة، بقصّات هادئة، صُنعت لتُرتدى سنوات.',
    'コート、ニット、シューズ、バッグ。誠実な素材と静かなカットで、何年も着られるものを。',
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
          '遠回りして帰る日の服',
        ),
        text: words(
          'Overcoats in Italian wool, knits with weight to them, boots that can be resoled. The season, settled.',
          'Abrigos de lana italiana, punto con cuerpo, botas que admiten suela nueva. La temporada, resuelta.',
          'Manteaux en laine italienne, mailles qui ont de la tenue, bottines que l’on ressemelle. La saison est faite.',
          'معاطف من صوف إيطالي، ومحبوكات لها ثقلها، وأحذية يمكن تجديد نعلها. موسمٌ جاهز.',
          'イタリアンウールのコート、重みのあるニット、ソールを張り替えられるブーツ。この季節は、これで十分。',
        ),
        image: art('hero-autumn'),
        mobileImage: art('hero-autumn-portrait'),
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
        heading: words('Where to begin', 'Por dónde empezar', 'Par où commencer', 'من أين تبدأ', 'まずはここから'),
        aspect: 'square',
      },
      slots: {
        cards: [
          block('category-card', 'home-card-knitwear', {
            props: {
              title: words('Knitwear', 'Punto', 'Maille', 'ملابس محبوكة', 'ニット'),
              image: art('category-knitwear'),
              href: '/women/clothing/knitwear',
            },
          }),
          block('category-card', 'home-card-bags', {
            props: { title: words('Bags', 'Bolsos', 'Sacs', 'حقائب', 'バッグ'), image: art('category-bags'), href: '/women/bags' },
          }),
          block('category-card', 'home-card-shoes', {
            props: {
              title: words('Shoes', 'Zapatos', 'Chaussures', 'أحذية', 'シューズ'),
              image: art('category-shoes'),
              href: '/women/shoes',
            },
          }),
          block('category-card', 'home-card-gifts', {
            props: { title: words('Gifts', 'Regalos', 'Cadeaux', 'هدايا', 'ギフト'), image: art('poster-gifts'), href: '/gifts' },
          }),
        ],
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
          'One good coat rather than five passable ones.',
          'Un buen abrigo antes que cinco aceptables.',
          'Un bon manteau plutôt que cinq passables.',
          'معطف واحد جيد بدلًا من خمسة مقبولة.',
          'そこそこの五着より、よいコートを一着。',
        ),
        image: art('macro-linen'),
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
              image: art('poster-leather'),
              title: words(
                'Bags that age well',
                'Bolsos que envejecen bien',
                'Des sacs qui vieillissent bien',
                'حقائب تزداد جمالًا مع الوقت',
                '味わいの出るバッグ',
              ),
              text: words(
                'Vegetable-tanned, cut from whole hides.',
                'Curtidos vegetales, cortados de pieles enteras.',
                'Tannage végétal, taillés dans des peaux entières.',
                'مدبوغة نباتيًا ومقصوصة من جلود كاملة.',
                '植物タンニンなめし、一枚革から。',
              ),
              href: '/women/bags',
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
          block('poster-card', 'home-poster-boots', {
            props: {
              image: art('category-new-in'),
              title: words(
                'Boots with a second sole',
                'Botas con segunda suela',
                'Des bottines à ressemeler',
                'أحذية بنعلٍ ثانٍ',
                '底を張り替えるブーツ',
              ),
              text: words(
                'Stitched, so that they can be resoled.',
                'Cosidas, para poder cambiar la suela.',
                'Cousues, pour pouvoir être ressemelées.',
                'مخيطة، ليمكن تجديد نعلها.',
                '縫い付けだから、張り替えられる。',
              ),
              href: '/women/shoes/boots',
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
