import { words, type Words } from '../../platform/seed/words.ts'

const MORNING = words(
  'A shelf with a terracotta vase, cups, bowls and a candle in morning light',
  'Un estante con un jarrón de terracota, tazas, cuencos y una vela con la luz de la mañana',
  'Une étagère avec un vase en terre cuite, des tasses, des bols et une bougie dans la lumière du matin',
  'رف عليه مزهرية بلون الطين وفناجين وأوعية وشمعة في ضوء الصباح',
  '朝の光の棚に並ぶ、テラコッタの花瓶、カップ、ボウル、キャンドル',
)

const TABLE = words(
  'A table laid with linen: a glass carafe, tumblers, plates and two lemons',
  'Una mesa con mantel de lino: una jarra de vidrio, vasos, platos y dos limones',
  'Une table nappée de lin : une carafe en verre, des gobelets, des assiettes et deux citrons',
  'طاولة مفروشة بالكتّان: دورق زجاجي وكؤوس وأطباق وليمونتان',
  'リネンを掛けた食卓の、ガラスのカラフェ、タンブラー、皿、二つのレモン',
)

const BATHROOM = words(
  'A serum, a jar of cream and a tube on a shelf before peach tiles',
  'Un sérum, un tarro de crema y un tubo en una repisa ante azulejos melocotón',
  'Un sérum, un pot de crème et un tube sur une tablette devant un carrelage pêche',
  'سيروم وعبوة كريم وأنبوب على رف أمام بلاط خوخي',
  'ピーチ色のタイルの前の棚に並ぶ、美容液、クリームの瓶、チューブ',
)

const KNITS = words(
  'Jumpers in camel, cream, sage and rust, folded on a stool beside a cup',
  'Jerséis camel, crudo, salvia y teja, doblados en un taburete junto a una taza',
  'Des pulls camel, écru, sauge et rouille, pliés sur un tabouret près d’une tasse',
  'كنزات بألوان الجملي والكريم والمريمية والصدئي، مطوية على كرسي صغير قرب فنجان',
  'スツールの上にたたんだ、キャメル、生成り、セージ、錆色のセーターと、カップ',
)

const DESK = words(
  'A notebook, pencils, a card case, a cup and a coiled belt on a desk with a lamp',
  'Un cuaderno, lápices, un tarjetero, una taza y un cinturón enrollado en un escritorio con una lámpara',
  'Un carnet, des crayons, un porte-cartes, une tasse et une ceinture enroulée sur un bureau avec une lampe',
  'دفتر وأقلام ومحفظة بطاقات وفنجان وحزام ملفوف على مكتب عليه مصباح',
  'ランプのある机の上の、ノート、鉛筆、カードケース、カップ、巻いたベルト',
)

/** What each scene shows, for those who do not see it. */
export const ART_WORDS: Readonly<Record<string, Words>> = {
  'hero-autumn': MORNING,
  'hero-autumn-portrait': MORNING,
  'hero-women': KNITS,
  'hero-women-portrait': KNITS,
  'hero-men': DESK,
  'hero-men-portrait': DESK,
  'hero-kids': words(
    'Small jumpers and T-shirts, folded, in mustard, sky and sage',
    'Jerséis y camisetas pequeños, doblados, en mostaza, cielo y salvia',
    'Petits pulls et T-shirts pliés, moutarde, ciel et sauge',
    'كنزات وتيشيرتات صغيرة مطوية بألوان الخردل والسماء والمريمية',
    'からし色、空色、セージの、たたんだ小さなセーターとTシャツ',
  ),
  'macro-linen': words(
    'Undyed linen, so close that its threads can be counted',
    'Lino sin teñir, tan de cerca que se cuentan los hilos',
    'Du lin non teint, de si près qu’on en compte les fils',
    'كتّان غير مصبوغ عن قرب حتى تُعدّ خيوطه',
    '糸が数えられるほど近くで見た、染めていないリネン',
  ),
  'story-linen': TABLE,
  'story-leather': words(
    'A tan leather bag, a coiled belt and a card case on felt, with a spool of thread and a steel rule',
    'Un bolso de piel color cuero, un cinturón enrollado y un tarjetero sobre fieltro, con un carrete de hilo y una regla de acero',
    'Un sac en cuir fauve, une ceinture enroulée et un porte-cartes sur du feutre, avec une bobine de fil et une règle en acier',
    'حقيبة جلدية عسلية وحزام ملفوف ومحفظة بطاقات على لباد، مع بكرة خيط ومسطرة فولاذية',
    'フェルトの上の、タンの革のバッグ、巻いたベルト、カードケースと、糸巻き、鋼の定規',
  ),
  'about-studio': words(
    'A pitcher, notebooks and pencils on a table by the window',
    'Una jarra, cuadernos y lápices sobre una mesa junto a la ventana',
    'Un pichet, des carnets et des crayons sur une table près de la fenêtre',
    'إبريق ودفاتر وأقلام على طاولة قرب النافذة',
    '窓辺の机のピッチャー、ノート、鉛筆',
  ),
  'quiet-shelf': words(
    'A white vase and a bowl, with much empty space beside them',
    'Un jarrón blanco y un cuenco, con mucho espacio vacío al lado',
    'Un vase blanc et un bol, avec beaucoup de vide à côté',
    'مزهرية بيضاء ووعاء وفراغ واسع بجانبهما',
    '白い花瓶とボウル、そして広い余白',
  ),
  'briar-hero': BATHROOM,
  'briar-hero-portrait': BATHROOM,
  'briar-hero-makeup': words(
    'Three open lipsticks on a rose ground',
    'Tres pintalabios abiertos sobre fondo rosa',
    'Trois rouges à lèvres ouverts sur fond rose',
    'ثلاثة أحمر شفاه مفتوحة على خلفية وردية',
    'ローズ色の上に開いた三本のリップスティック',
  ),
}
