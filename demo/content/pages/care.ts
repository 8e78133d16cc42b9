import { art, block, type SeedNode, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { SEED_LANGUAGES, words, type SeedLanguage, type Words } from '../../../platform/seed/words.ts'

const TITLE = words('Looking after your clothes', 'Cuida tu ropa', 'Prendre soin de vos vêtements', 'العناية بملابسك', '服のお手入れ')
const MATERIALS = words('By material', 'Por material', 'Par matière', 'حسب الخامة', '素材別')
const FILM = words('On the table', 'En la mesa', 'Sur la table', 'على المائدة', '食卓の上で')
const MENDING = words('Mending', 'Arreglos', 'Réparations', 'الإصلاح', 'お直し')

const ASK = words(
  'Ask us about care',
  'Pregúntanos por los cuidados',
  'Une question d’entretien ?',
  'اسألنا عن العناية',
  'お手入れのご相談',
)
const WOMEN = words('Women', 'Mujer', 'Femme', 'نساء', 'ウィメンズ')
const MEN = words('Men', 'Hombre', 'Homme', 'رجال', 'メンズ')

/** A value that is no text, in every language. */
const inLanguages = <Value>(valueIn: (language: SeedLanguage) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(SEED_LANGUAGES.map((language) => [language, valueIn(language)]))

const section = (anchor: string, text: Words): SeedNode =>
  block('headline', `care-${anchor}`, { props: { level: 2, text }, meta: { anchor } })

const jump = (anchor: string, label: Words): SeedNode => block('link', `care-jump-${anchor}`, { props: { label, href: `#${anchor}` } })

const material = (key: string, title: Words, markdown: Words): SeedNode =>
  block('tab-panel', `care-${key}`, {
    props: { key, title },
    slots: { body: [block('markdown', `care-${key}-text`, { props: { markdown: { markdown }, width: 'full' } })] },
  })

export const care: SeedPage = {
  key: 'landing/help/care',
  kind: 'landing',
  title: TITLE,
  seoDescription: words(
    'How to wash, air and mend wool, linen and leather so that they last.',
    'Cómo lavar, airear y arreglar la lana, el lino y la piel para que duren.',
    'Laver, aérer et réparer la laine, le lin et le cuir pour qu’ils durent.',
    'كيف تغسل الصوف والكتّان والجلد وتهوّيها وتصلحها لتدوم.',
    'ウール、リネン、レザーを長く着るための、洗い方と風通しとお直し。',
  ),
  blocks: [
    block('breadcrumbs', 'care-breadcrumbs'),
    block('headline', 'care-headline', { props: { level: 1, text: TITLE } }),
    block('read-more', 'care-intro', {
      props: {
        text: words(
          'Most clothes are worn out by washing, not by wearing. A coat wants air and a brush; a shirt wants cool water and a line in the shade; a boot wants a little fat twice a year. None of it takes long, and all of it adds years. What follows is what we tell each other in the workshop, material by material, and what to do when something tears after all.',
          'La mayoría de la ropa se gasta lavándola, no llevándola. Un abrigo pide aire y cepillo; una camisa, agua fría y un tendedero a la sombra; una bota, un poco de grasa dos veces al año. Nada de esto lleva mucho tiempo y todo suma años. Lo que sigue es lo que nos decimos en el taller, material por material, y qué hacer cuando algo se rompe de todos modos.',
          'La plupart des vêtements s’usent au lavage, pas à l’usage. Un manteau demande de l’air et une brosse ; une chemise, de l’eau fraîche et un fil à l’ombre ; une bottine, un peu de graisse deux fois par an. Rien de tout cela ne prend longtemps, et tout ajoute des années. Voici ce que nous nous disons à l’atelier, matière par matière, et que faire quand quelque chose se déchire malgré tout.',
          'أغلب الملابس يُبليها الغسيل لا اللبس. المعطف يريد الهواء والفرشاة، والقميص يريد ماءً باردًا وحبلًا في الظل، والحذاء يريد قليلًا من الدهن مرتين في السنة. لا يستغرق شيء من ذلك وقتًا طويلًا، وكله يضيف سنوات. وما يلي هو ما يقوله بعضنا لبعض في المشغل، خامةً خامة، وما ينبغي فعله حين يتمزّق شيء رغم ذلك.',
          '服は、着ることよりも洗うことで傷みます。コートには風とブラシを。シャツには冷たい水と日陰の物干しを。ブーツには年に二度、少しの油を。どれも手間はかからず、どれも何年分もの寿命になります。工房で私たちが伝え合っていることを、素材ごとに。そして、それでも破れてしまったときのことも。',
        ),
      },
    }),
    block('page-nav', 'care-nav', {
      slots: { links: [jump('materials', MATERIALS), jump('film', FILM), jump('mending', MENDING)] },
    }),
    section('materials', MATERIALS),
    block('tabs', 'care-tabs', {
      props: { label: MATERIALS },
      slots: {
        panels: [
          material(
            'wool',
            words('Wool', 'Lana', 'Laine', 'الصوف', 'ウール'),
            words(
              'Wool cleans itself if you let it. Hang it in damp air overnight, brush it in the direction of the nap, and wash it only when air no longer helps: by hand, in water no warmer than your wrist, and dried flat on a towel.\n\n- **Moths** dislike movement and light. Shake out what hangs still.\n- **Pilling** stops by itself. Comb it off; never pull.',
              'La lana se limpia sola si la dejas. Cuélgala una noche al aire húmedo, cepíllala a favor del pelo y lávala solo cuando el aire ya no baste: a mano, con agua no más tibia que tu muñeca, y secada en plano sobre una toalla.\n\n- A las **polillas** no les gustan el movimiento ni la luz. Sacude lo que cuelga quieto.\n- Las **bolitas** dejan de salir solas. Péinalas; no tires nunca.',
              'La laine se nettoie seule si on la laisse faire. Suspendez-la une nuit à l’air humide, brossez-la dans le sens du poil et ne la lavez que lorsque l’air ne suffit plus : à la main, dans une eau pas plus chaude que votre poignet, et séchée à plat sur une serviette.\n\n- Les **mites** n’aiment ni le mouvement ni la lumière. Secouez ce qui pend sans bouger.\n- Les **bouloches** s’arrêtent d’elles-mêmes. Peignez-les ; ne tirez jamais.',
              'الصوف ينظّف نفسه إن تركته. علّقه ليلةً في هواء رطب، وافرشه في اتجاه الوبر، ولا تغسله إلا حين لا يعود الهواء كافيًا: باليد، في ماء ليس أدفأ من معصمك، ثم جفّفه مسطّحًا على منشفة.\n\n- **العث** يكره الحركة والضوء. انفض ما يبقى معلّقًا بلا حركة.\n- **التوبير** يتوقف من نفسه. مشّطه ولا تشدّه أبدًا.',
              'ウールは、任せておけば自分できれいになります。湿った空気に一晩つるし、毛並みに沿ってブラシをかけ、それでも足りないときだけ洗います。手首より熱くない水で手洗いし、タオルの上に平らに干してください。\n\n- **虫**は動きと光を嫌います。つるしたままの服は、ときどき振ってください。\n- **毛玉**はそのうち出なくなります。とかして取り、引っぱらないこと。',
            ),
          ),
          material(
            'linen',
            words('Linen', 'Lino', 'Lin', 'الكتّان', 'リネン'),
            words(
              'Linen likes water. Wash it as often as you wish, cool, with half the soap, and hang it dripping in the shade: the weight of the water does the ironing. What creases is meant to.\n\nThe [linen story](/stories/linen) tells where it comes from.',
              'Al lino le gusta el agua. Lávalo cuanto quieras, en frío, con la mitad de jabón, y tiéndelo chorreando a la sombra: el peso del agua lo plancha. Lo que se arruga debe arrugarse.\n\nLa [historia del lino](/stories/linen) cuenta de dónde viene.',
              'Le lin aime l’eau. Lavez-le autant que vous voulez, à froid, avec moitié moins de savon, et étendez-le ruisselant à l’ombre : le poids de l’eau le repasse. Ce qui se froisse est fait pour.\n\nL’[histoire du lin](/stories/linen) dit d’où il vient.',
              'الكتّان يحب الماء. اغسله متى شئت، بماء بارد ونصف الصابون، وانشره قاطرًا في الظل: فثقل الماء يكويه. وما تجعّد فهكذا أُريد له.\n\nتروي [قصة الكتّان](/stories/linen) من أين يأتي.',
              'リネンは水が好きです。好きなだけ、冷たい水で、洗剤は半分で。しぼらずに日陰に干せば、水の重みがアイロンの代わりになります。しわは、そういうものです。\n\n[リネンの話](/stories/linen)では、その生まれをご紹介しています。',
            ),
          ),
          material(
            'leather',
            words('Leather', 'Piel', 'Cuir', 'الجلد', 'レザー'),
            words(
              'Leather is skin: it dries out. Wipe off the dust, work in a little fat with your fingers twice a year, and let wet boots dry slowly, stuffed with paper, far from the heater. Scratches from a fingernail rub away with warmth.',
              'La piel se seca, como la tuya. Quita el polvo, aplica un poco de grasa con los dedos dos veces al año y deja que las botas mojadas se sequen despacio, rellenas de papel y lejos del radiador. Los arañazos leves se van frotando con calor.',
              'Le cuir est une peau : il se dessèche. Essuyez la poussière, faites pénétrer un peu de graisse avec les doigts deux fois par an, et laissez sécher lentement les bottines mouillées, bourrées de papier, loin du radiateur. Une griffure d’ongle s’efface à la chaleur.',
              'الجلد بشرة، وهو يجفّ. امسح الغبار، وادلكه بقليل من الدهن بأصابعك مرتين في السنة، ودع الحذاء المبتل يجفّ على مهل محشوًّا بالورق بعيدًا عن المدفأة. وخدوش الأظافر تزول بالفرك الدافئ.',
              'レザーは皮膚です。乾きます。ほこりを拭き、年に二度、指で少しの油をすり込んでください。濡れたブーツは紙を詰め、暖房から離してゆっくり乾かします。爪の跡くらいなら、温めながらこすれば消えます。',
            ),
          ),
        ],
      },
    }),
    section('film', FILM),
    block('video-embed', 'care-table', {
      props: {
        src: '/videos/table.webm',
        title: words(
          'Morning light on a linen tablecloth',
          'Luz de la mañana sobre un mantel de lino',
          'Lumière du matin sur une nappe de lin',
          'ضوء الصباح على مفرش من الكتّان',
          'リネンのテーブルクロスに差す朝の光',
        ),
        poster: art('story-linen'),
      },
    }),
    section('mending', MENDING),
    block('text-and-image', 'care-mending-text', {
      props: {
        text: words(
          'A dropped stitch, a lost button, a lining that has given up: send it back, whatever its age. We mend what we made, free of charge, and return it within three weeks.',
          'Un punto suelto, un botón perdido, un forro que ya no puede más: envíalo, tenga la edad que tenga. Arreglamos gratis lo que hicimos y lo devolvemos en tres semanas.',
          'Une maille qui file, un bouton perdu, une doublure qui a rendu l’âme : renvoyez-le-nous, quel que soit son âge. Nous réparons gratuitement ce que nous avons fait et le rendons sous trois semaines.',
          'غرزة انفلتت أو زرّ ضاع أو بطانة تعبت: أرسلها إلينا مهما كان عمرها. نصلح ما صنعناه مجانًا ونعيده خلال ثلاثة أسابيع.',
          'ほつれた編み目、なくしたボタン、くたびれた裏地。何年前のものでもお送りください。私たちが作ったものは無料でお直しし、三週間以内にお返しします。',
        ),
        image: art('about-mending'),
        link: '/contact',
        linkLabel: words('Write to us', 'Escríbenos', 'Écrivez-nous', 'اكتب إلينا', 'お問い合わせ'),
      },
    }),
    block('product-tray', 'care-tray', {
      props: {
        source: 'rule',
        maxProducts: 8,
        header: words('Made to last', 'Hecho para durar', 'Fait pour durer', 'صُنع ليدوم', '長く着られるもの'),
        supportConfig: inLanguages((language) => ({ href: '/contact', text: ASK[language], position: 'header', type: 'link' })),
        tabsConfig: inLanguages((language) => ({
          activeTab: 1,
          tabs: [
            { title: WOMEN[language], analyticsTitle: 'women', filters: { categories: ['women'] } },
            { title: MEN[language], analyticsTitle: 'men', filters: { categories: ['men'] } },
          ],
        })),
      },
    }),
    block('scripts', 'care-read', {
      props: {
        consent: 'statistics',
        inlineJs: "window.dataLayer = window.dataLayer || []; window.dataLayer.push({ event: 'careGuideOpened' })",
      },
      slots: { scripts: [block('script-file', 'care-read-to-the-end', { props: { src: '/scripts/read-to-the-end.js', async: true } })] },
    }),
  ],
}
