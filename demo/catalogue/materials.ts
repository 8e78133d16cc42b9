import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { text } from '../languages/text.ts'

/** A material and its texts. */
export interface Material {
  /** As it stands in a product name: `linen` shirt, camisa `de lino`, chemise `en lin`, قميص `من الكتان`, `リネン`シャツ. */
  readonly inName: LocalisedText
  readonly sentence: LocalisedText
  readonly composition: LocalisedText
  readonly care: 'delicate' | 'machine' | 'leather' | 'metal' | 'wipe' | 'cool' | 'wash'
}

export const MATERIALS = {
  cotton: {
    inName: text('cotton', 'de algodón', 'en coton', 'من القطن', 'コットン'),
    sentence: text(
      'The organic cotton is brushed once, so it is soft from the first day and keeps its shape.',
      'El algodón orgánico se cepilla una sola vez: es suave desde el primer día y no pierde la forma.',
      'Le coton biologique est gratté une seule fois : doux dès le premier jour, il garde sa tenue.',
      'القطن العضوي مُمشّط مرة واحدة، فهو ناعم من اليوم الأول ويحافظ على شكله.',
      'オーガニックコットンを一度だけ起毛。着はじめからやわらかく、形が崩れません。',
    ),
    composition: text(
      '100% organic cotton',
      '100 % algodón orgánico',
      '100 % coton biologique',
      '100٪ قطن عضوي',
      'オーガニックコットン100%',
    ),
    care: 'machine',
  },
  poplin: {
    inName: text('poplin', 'de popelina', 'en popeline', 'من البوبلين', 'ポプリン'),
    sentence: text(
      'Crisp Italian poplin holds a clean line and cools quickly after ironing.',
      'La popelina italiana, de tacto seco, mantiene una línea limpia y se plancha en un momento.',
      'La popeline italienne, au toucher sec, garde une ligne nette et se repasse en un instant.',
      'البوبلين الإيطالي المتماسك يحافظ على خطوط نظيفة ويُكوى بسهولة.',
      'ハリのあるイタリア製ポプリン。ラインが美しく、アイロンも手早く済みます。',
    ),
    composition: text('100% cotton poplin', '100 % popelina de algodón', '100 % popeline de coton', '100٪ بوبلين قطني', '綿ポプリン100%'),
    care: 'machine',
  },
  linen: {
    inName: text('linen', 'de lino', 'en lin', 'من الكتان', 'リネン'),
    sentence: text(
      'European linen, washed in the mill, falls loosely and grows softer with every summer.',
      'Lino europeo lavado en la hilatura: cae con soltura y se vuelve más suave cada verano.',
      'Un lin européen lavé en filature, au tombé souple, plus doux d’été en été.',
      'كتان أوروبي مغسول في المصنع، ينسدل بحرية ويزداد نعومة مع كل صيف.',
      '紡績工場で洗いをかけたヨーロッパ産リネン。やわらかく落ち、夏を重ねるほど肌になじみます。',
    ),
    composition: text('100% European linen', '100 % lino europeo', '100 % lin européen', '100٪ كتان أوروبي', 'ヨーロッパ産リネン100%'),
    care: 'machine',
  },
  denim: {
    inName: text('denim', 'vaquera', 'en denim', 'من الدنيم', 'デニム'),
    sentence: text(
      'Thirteen-ounce denim, woven on narrow looms, fades to a pattern that is only yours.',
      'Denim de trece onzas tejido en telares estrechos, que se desgasta a su manera.',
      'Un denim de treize onces, tissé sur métiers étroits, qui se patine à votre façon.',
      'دنيم بوزن ثلاث عشرة أونصة، منسوج على أنوال ضيقة، يبهت بطريقة تخصّك وحدك.',
      '細幅織機で織った13オンスデニム。穿くほどに、自分だけの色落ちが生まれます。',
    ),
    composition: text('100% cotton denim', '100 % denim de algodón', '100 % denim de coton', '100٪ دنيم قطني', '綿デニム100%'),
    care: 'machine',
  },
  wool: {
    inName: text('wool', 'de lana', 'en laine', 'من الصوف', 'ウール'),
    sentence: text(
      'The wool is woven in Biella and lightly brushed: warm without weight.',
      'La lana se teje en Biella y se cepilla ligeramente: abriga sin pesar.',
      'La laine, tissée à Biella puis légèrement grattée, tient chaud sans peser.',
      'الصوف منسوج في بييلا وممشّط برفق: دفء بلا ثقل.',
      'ビエラで織り、軽く起毛したウール。重さを感じさせない暖かさです。',
    ),
    composition: text('100% virgin wool', '100 % lana virgen', '100 % laine vierge', '100٪ صوف بكر', 'バージンウール100%'),
    care: 'delicate',
  },
  merino: {
    inName: text('merino', 'de merino', 'en mérinos', 'من صوف المرينو', 'メリノ'),
    sentence: text(
      'Extra-fine merino breathes, resists odour and never scratches.',
      'El merino extrafino transpira, no retiene olores y nunca pica.',
      'Le mérinos extra-fin respire, ne garde pas les odeurs et ne gratte jamais.',
      'صوف المرينو فائق النعومة يتنفّس ويقاوم الروائح ولا يسبّب الحكّة.',
      '極細メリノは呼吸し、においがこもらず、ちくちくしません。',
    ),
    composition: text(
      '100% extra-fine merino wool',
      '100 % lana merina extrafina',
      '100 % laine mérinos extra-fine',
      '100٪ صوف مرينو فائق النعومة',
      '極細メリノウール100%',
    ),
    care: 'delicate',
  },
  cashmere: {
    inName: text('cashmere', 'de cachemira', 'en cachemire', 'من الكشمير', 'カシミヤ'),
    sentence: text(
      'Long-fibre cashmere, knitted slowly, pills less and lasts for years.',
      'Cachemira de fibra larga, tejida despacio: hace menos bolitas y dura años.',
      'Un cachemire à fibres longues, tricoté lentement : il bouloche peu et dure des années.',
      'كشمير طويل الألياف محبوك ببطء، أقل تَوبُّرًا ويدوم سنوات.',
      '長い繊維のカシミヤをゆっくり編み立て。毛玉ができにくく、長く着られます。',
    ),
    composition: text('100% cashmere', '100 % cachemira', '100 % cachemire', '100٪ كشمير', 'カシミヤ100%'),
    care: 'delicate',
  },
  silk: {
    inName: text('silk', 'de seda', 'en soie', 'من الحرير', 'シルク'),
    sentence: text(
      'Sandwashed silk has a quiet sheen and moves with you.',
      'La seda lavada a la arena tiene un brillo discreto y acompaña cada gesto.',
      'La soie lavée au sable a un éclat discret et accompagne chaque geste.',
      'حرير مغسول بالرمل، بلمعة هادئة وحركة انسيابية.',
      'サンドウォッシュシルクの静かな光沢が、動きに寄り添います。',
    ),
    composition: text('100% mulberry silk', '100 % seda de morera', '100 % soie de mûrier', '100٪ حرير التوت', 'マルベリーシルク100%'),
    care: 'delicate',
  },
  corduroy: {
    inName: text('corduroy', 'de pana', 'en velours côtelé', 'من القطيفة المضلّعة', 'コーデュロイ'),
    sentence: text(
      'Fine-wale corduroy catches the light along every rib and softens with wear.',
      'La pana fina recoge la luz en cada surco y se suaviza con el uso.',
      'Le velours fines côtes accroche la lumière et s’assouplit au fil du temps.',
      'قطيفة مضلّعة ناعمة تلتقط الضوء في كل خط وتزداد نعومة مع الارتداء.',
      '細うねのコーデュロイが光を受けて陰影をつくり、着るほどやわらかくなります。',
    ),
    composition: text(
      '98% cotton, 2% elastane',
      '98 % algodón, 2 % elastano',
      '98 % coton, 2 % élasthanne',
      '98٪ قطن، 2٪ إيلاستان',
      '綿98%、ポリウレタン2%',
    ),
    care: 'machine',
  },
  twill: {
    inName: text('twill', 'de sarga', 'en sergé', 'من التويل', 'ツイル'),
    sentence: text(
      'Dense cotton twill keeps the wind out and its crease in.',
      'La sarga de algodón, tupida, corta el viento y conserva la raya.',
      'Le sergé de coton serré coupe le vent et garde le pli.',
      'تويل قطني كثيف يصدّ الريح ويحافظ على الكسرة.',
      '密に織ったコットンツイルが風を防ぎ、折り目をきれいに保ちます。',
    ),
    composition: text('100% cotton twill', '100 % sarga de algodón', '100 % sergé de coton', '100٪ تويل قطني', '綿ツイル100%'),
    care: 'machine',
  },
  leather: {
    inName: text('leather', 'de piel', 'en cuir', 'من الجلد', 'レザー'),
    sentence: text(
      'Vegetable-tanned leather from Tuscany darkens gently where it is touched.',
      'Piel toscana de curtido vegetal, que se oscurece poco a poco donde se toca.',
      'Un cuir toscan à tannage végétal, qui fonce doucement là où on le touche.',
      'جلد مدبوغ نباتيًا من توسكانا، يغمق بلطف حيث تلمسه اليد.',
      'トスカーナの植物タンニンなめしレザー。触れるほどに色が深まります。',
    ),
    composition: text(
      'Vegetable-tanned cow leather',
      'Piel vacuna de curtido vegetal',
      'Cuir de vachette à tannage végétal',
      'جلد بقري مدبوغ نباتيًا',
      '植物タンニンなめし牛革',
    ),
    care: 'leather',
  },
  suede: {
    inName: text('suede', 'de ante', 'en daim', 'من الشمواه', 'スエード'),
    sentence: text(
      'Calf suede with a short nap, treated against light rain.',
      'Ante de becerro de pelo corto, tratado contra la lluvia ligera.',
      'Un veau velours à poil ras, traité contre les petites pluies.',
      'شمواه بوبر قصير، معالَج ضد المطر الخفيف.',
      '毛足の短いカーフスエード。小雨をはじく加工をしています。',
    ),
    composition: text('Calf suede', 'Ante de becerro', 'Veau velours', 'شمواه من جلد العجل', 'カーフスエード'),
    care: 'leather',
  },
  canvas: {
    inName: text('canvas', 'de lona', 'en toile', 'من القنّب القطني', 'キャンバス'),
    sentence: text(
      'Heavy canvas stands up by itself and takes a hard week without complaint.',
      'La lona gruesa se sostiene sola y aguanta una semana dura sin protestar.',
      'La toile épaisse tient debout toute seule et encaisse les semaines chargées.',
      'قماش متين يقف بنفسه ويتحمّل أسبوعًا حافلًا.',
      '厚手のキャンバスは自立し、忙しい一週間にもへこたれません。',
    ),
    composition: text('100% cotton canvas', '100 % lona de algodón', '100 % toile de coton', '100٪ قماش قطني متين', '綿キャンバス100%'),
    care: 'wipe',
  },
  gold: {
    inName: text('gold', 'de oro', 'en or', 'من الذهب', 'ゴールド'),
    sentence: text(
      'Recycled gold, polished by hand and finished without a visible seam.',
      'Oro reciclado, pulido a mano y rematado sin junta visible.',
      'De l’or recyclé, poli à la main, sans soudure apparente.',
      'ذهب معاد تدويره، مصقول يدويًا بلا وصلات ظاهرة.',
      'リサイクルゴールドを手で磨き、継ぎ目なく仕上げました。',
    ),
    composition: text(
      'Recycled 9-carat gold',
      'Oro reciclado de 9 quilates',
      'Or recyclé 9 carats',
      'ذهب معاد تدويره عيار 9',
      'リサイクルK9ゴールド',
    ),
    care: 'metal',
  },
  botanical: {
    inName: text('botanical', 'vegetal', 'végétal', 'نباتي', 'ボタニカル'),
    sentence: text(
      'Made in small batches from plants that are named on the label.',
      'Hecho en lotes pequeños con plantas que la etiqueta nombra.',
      'Préparé en petites séries à partir de plantes nommées sur l’étiquette.',
      'يُصنع بكميات صغيرة من نباتات مذكورة على الملصق.',
      'ラベルに名を記した植物から、少量ずつつくります。',
    ),
    composition: text(
      'Water, plant oils, glycerin, squalane',
      'Agua, aceites vegetales, glicerina, escualano',
      'Eau, huiles végétales, glycérine, squalane',
      'ماء، زيوت نباتية، غليسرين، سكوالان',
      '水、植物油、グリセリン、スクワラン',
    ),
    care: 'cool',
  },
  stoneware: {
    inName: text('stoneware', 'de gres', 'en grès', 'من الخزف الحجري', 'ストーンウェア'),
    sentence: text(
      'Thrown by hand and fired twice; the glaze breaks a little differently each time.',
      'Torneado a mano y cocido dos veces; el esmalte queda un poco distinto en cada pieza.',
      'Tourné à la main et cuit deux fois ; l’émail y prend chaque fois un autre tour.',
      'مشكّل باليد ومحروق مرتين، ويختلف التزجيج قليلًا في كل قطعة.',
      '手びねりで成形し、二度焼成。釉薬の表情は一点ごとに異なります。',
    ),
    composition: text('Glazed stoneware', 'Gres esmaltado', 'Grès émaillé', 'خزف حجري مزجّج', '施釉ストーンウェア'),
    care: 'wash',
  },
  paper: {
    inName: text('paper', 'de papel', 'en papier', 'من الورق', 'ペーパー'),
    sentence: text(
      'The paper takes ink without showing it on the other side.',
      'El papel admite la tinta sin que se vea por el otro lado.',
      'Le papier prend l’encre sans qu’elle se voie au verso.',
      'ورق يتقبّل الحبر دون أن يظهر على الوجه الآخر.',
      '裏に透けない、インクのりのよい紙です。',
    ),
    composition: text(
      'Paper and wood from managed forests',
      'Papel y madera de bosques gestionados',
      'Papier et bois de forêts gérées',
      'ورق وخشب من غابات مُدارة',
      '管理された森林の紙と木',
    ),
    care: 'wipe',
  },
  glass: {
    inName: text('glass', 'de vidrio', 'en verre', 'من الزجاج', 'ガラス'),
    sentence: text(
      'Made to be refilled, kept and looked at.',
      'Hecho para rellenarse, conservarse y quedar a la vista.',
      'Fait pour être rechargé, gardé et regardé.',
      'صُنع ليُعاد ملؤه ويُحتفظ به ويُعرض.',
      '詰め替えて、使い続けて、眺めて楽しめるつくりです。',
    ),
    composition: text('Glass and brass', 'Vidrio y latón', 'Verre et laiton', 'زجاج ونحاس', 'ガラス、真鍮'),
    care: 'wipe',
  },
} as const satisfies Readonly<Record<string, Material>>

export type MaterialName = keyof typeof MATERIALS

export const CARE: Readonly<Record<Material['care'], LocalisedText>> = {
  delicate: text(
    'Hand wash cold or dry clean. Dry flat, away from the sun. Fold, do not hang.',
    'Lavar a mano en frío o en seco. Secar en plano, lejos del sol. Doblar, no colgar.',
    'Laver à la main à froid ou nettoyer à sec. Sécher à plat, à l’abri du soleil. Plier, ne pas suspendre.',
    'يُغسل يدويًا بماء بارد أو يُنظّف جافًا. يُجفّف مسطّحًا بعيدًا عن الشمس. يُطوى ولا يُعلّق.',
    '冷水で手洗い、またはドライクリーニング。直射日光を避けて平干し。吊るさず、たたんで保管してください。',
  ),
  machine: text(
    'Machine wash at 30 °C with similar colours. Do not tumble dry. Iron while still damp.',
    'Lavar a máquina a 30 °C con colores similares. No usar secadora. Planchar aún húmedo.',
    'Laver en machine à 30 °C avec des couleurs similaires. Pas de sèche-linge. Repasser légèrement humide.',
    'يُغسل في الغسالة على 30 درجة مع ألوان متقاربة. لا يُجفّف آليًا. يُكوى وهو رطب قليلًا.',
    '同系色とともに30℃以下で洗濯機洗い。乾燥機は不可。半乾きでアイロンをかけてください。',
  ),
  leather: text(
    'Wipe with a dry cloth. Feed with neutral cream twice a year. Keep away from heat and heavy rain.',
    'Limpiar con un paño seco. Nutrir con crema neutra dos veces al año. Evitar el calor y la lluvia intensa.',
    'Essuyer avec un chiffon sec. Nourrir d’une crème neutre deux fois par an. Éviter la chaleur et les fortes pluies.',
    'يُمسح بقطعة قماش جافة. يُغذّى بكريم محايد مرتين في السنة. يُحفظ بعيدًا عن الحرارة والمطر الغزير.',
    '乾いた布で拭き、年に二回無色のクリームで手入れを。高温と強い雨は避けてください。',
  ),
  metal: text(
    'Polish with a soft cloth. Take off before swimming and showering.',
    'Pulir con un paño suave. Quitar antes de nadar o ducharse.',
    'Polir avec un chiffon doux. Retirer avant la baignade et la douche.',
    'يُلمّع بقطعة قماش ناعمة. يُخلع قبل السباحة والاستحمام.',
    'やわらかい布で磨いてください。水泳や入浴の前には外してください。',
  ),
  cool: text(
    'Keep cool and out of the sun. Use within twelve months of opening.',
    'Conservar en lugar fresco, lejos del sol. Usar en los doce meses tras abrir.',
    'Conserver au frais, à l’abri du soleil. À utiliser dans les douze mois après ouverture.',
    'يُحفظ في مكان بارد بعيدًا عن الشمس. يُستعمل خلال اثني عشر شهرًا من فتحه.',
    '直射日光を避けて涼しい場所で保管し、開封後12か月以内にお使いください。',
  ),
  wash: text(
    'Safe in the dishwasher and the microwave. Let it cool before you rinse it.',
    'Apto para lavavajillas y microondas. Dejar enfriar antes de enjuagar.',
    'Passe au lave-vaisselle et au micro-ondes. Laisser refroidir avant de rincer.',
    'يصلح لغسّالة الصحون والميكروويف. يُترك ليبرد قبل الشطف.',
    '食器洗い機と電子レンジに対応。冷めてからすすいでください。',
  ),
  wipe: text(
    'Wipe clean with a damp cloth. Do not machine wash.',
    'Limpiar con un paño húmedo. No lavar a máquina.',
    'Nettoyer avec un chiffon humide. Ne pas laver en machine.',
    'يُمسح بقطعة قماش رطبة. لا يُغسل في الغسالة.',
    '湿らせた布で拭いてください。洗濯機は使えません。',
  ),
}
