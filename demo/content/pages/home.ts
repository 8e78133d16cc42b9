import { art, block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { promises } from './promises.ts'

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
    block('context-switcher', 'home-contexts', {
      props: { label: words('Shopping for', 'Comprar para', 'Acheter pour', 'التسوق لـ', '売り場を選ぶ') },
    }),
    block('category-cards', 'home-categories', {
      props: { heading: words('Where to begin', 'Por dónde empezar', 'Par où commencer', 'من أين تبدأ', 'まずはここから') },
      slots: {
        cards: [
          block('category-card', 'home-card-women', {
            props: { title: words('Women', 'Mujer', 'Femme', 'نساء', 'ウィメンズ'), image: art('category-women'), href: '/women' },
          }),
          block('category-card', 'home-card-men', {
            props: { title: words('Men', 'Hombre', 'Homme', 'رجال', 'メンズ'), image: art('category-men'), href: '/men' },
          }),
          block('category-card', 'home-card-kids', {
            props: { title: words('Kids', 'Niños', 'Enfant', 'أطفال', 'キッズ'), image: art('category-kids'), href: '/kids' },
          }),
          block('category-card', 'home-card-new-in', {
            props: {
              title: words('New in', 'Novedades', 'Nouveautés', 'وصل حديثًا', '新着'),
              image: art('category-new-in'),
              href: '/new-in',
            },
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
              title: words(
                'Linen, from field to fold',
                'Lino, del campo al pliegue',
                'Le lin, du champ au pli',
                'الكتّان، من الحقل إلى الثنية',
                'リネン、畑から一枚になるまで',
              ),
              text: words(
                'Eighteen months in the life of a shirt.',
                'Dieciocho meses en la vida de una camisa.',
                'Dix-huit mois dans la vie d’une chemise.',
                'ثمانية عشر شهرًا في حياة قميص.',
                '一枚のシャツができるまでの18か月。',
              ),
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
          block('poster-card', 'home-poster-gifts', {
            props: {
              image: art('poster-gifts'),
              title: words(
                'Gifts, quietly chosen',
                'Regalos elegidos con calma',
                'Des cadeaux choisis avec soin',
                'هدايا اختيرت بعناية',
                '静かに選んだ贈りもの',
              ),
              text: words(
                'Small things that will be used every day.',
                'Cosas pequeñas que se usan a diario.',
                'De petites choses dont on se sert chaque jour.',
                'أشياء صغيرة تُستعمل كل يوم.',
                '毎日使ってもらえる、小さなもの。',
              ),
              href: '/gifts',
            },
          }),
        ],
      },
    }),
    block('text-and-image', 'home-about', {
      props: {
        heading: words(
          'Fewer things, better made',
          'Menos cosas, mejor hechas',
          'Moins de choses, mieux faites',
          'أشياء أقل، صُنعت أفضل',
          '少なく、よく作る',
        ),
        text: words(
          'We make one good coat rather than five passable ones. Every piece is fitted on real people, worn for a season by those who designed it, and changed until nobody complains. Then we keep it.',
          'Preferimos un buen abrigo a cinco aceptables. Probamos cada prenda en personas reales, quien la diseña la lleva una temporada y la corregimos hasta que nadie se queja. Entonces se queda.',
          'Nous préférons un bon manteau à cinq manteaux passables. Chaque pièce est essayée sur de vraies personnes, portée une saison par ceux qui l’ont dessinée, et reprise jusqu’à ce que plus personne ne trouve à redire. Ensuite, nous la gardons.',
          'نصنع معطفًا واحدًا جيدًا بدلًا من خمسة مقبولة. نجرّب كل قطعة على أشخاص حقيقيين، ويرتديها من صمّمها موسمًا كاملًا، ثم نعدّلها حتى لا يبقى ما يُعاب. وعندها نُبقيها.',
          'そこそこのコートを五着つくるより、よいコートを一着。実際に人が袖を通し、つくった本人がひと季節着て、誰も文句を言わなくなるまで直します。そうして残ったものだけを、つくり続けます。',
        ),
        image: art('about-studio'),
        imagePosition: 'end',
        aspect: 'portrait4x3',
        link: '/about',
        linkLabel: words('How we work', 'Cómo trabajamos', 'Notre façon de travailler', 'كيف نعمل', '私たちの仕事'),
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
