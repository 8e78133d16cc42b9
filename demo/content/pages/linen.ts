import { art, block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { heroArt } from '../hero-art.ts'
import { LINEN } from './stories.ts'

export const linen: SeedPage = {
  key: 'landing/stories/linen',
  kind: 'landing',
  title: LINEN.title,
  seoDescription: words(
    'How flax becomes a shirt: eighteen months, rain, and a good deal of patience.',
    'Cómo el lino se convierte en camisa: dieciocho meses, lluvia y mucha paciencia.',
    'Comment le lin devient une chemise : dix-huit mois, de la pluie et beaucoup de patience.',
    'كيف يصير الكتّان قميصًا: ثمانية عشر شهرًا ومطر وكثير من الصبر.',
    '亜麻がシャツになるまで。18か月の時間と雨と、たくさんの根気の話。',
  ),
  blocks: [
    block('breadcrumbs', 'linen-breadcrumbs'),
    block('hero', 'linen-hero', {
      props: {
        eyebrow: words('Stories', 'Historias', 'Récits', 'حكايات', 'ものがたり'),
        heading: LINEN.title,
        text: LINEN.teaser,
        ...heroArt('story-linen'),
      },
    }),
    block('markdown', 'linen-intro', {
      props: {
        markdown: {
          markdown: words(
            'Flax is sown in March and pulled in July, roots and all, because the fibre runs the whole length of the stem. Then it lies in the field for six weeks while dew and sun loosen it. Nobody can hurry this. A wet August makes grey linen, a dry one makes gold, and we buy both.\n\n## Why it creases\n\nThe fibre has no stretch to give. It folds where you fold, remembers your elbow, and softens with every wash. A linen shirt is at its best in its third summer.',
            'El lino se siembra en marzo y se arranca en julio, con raíz, porque la fibra recorre todo el tallo. Después pasa seis semanas en el campo mientras el rocío y el sol la sueltan. Nadie puede acelerarlo. Un agosto lluvioso da un lino gris, uno seco lo da dorado, y compramos los dos.\n\n## Por qué se arruga\n\nLa fibra no cede. Se dobla donde tú te doblas, recuerda tu codo y se suaviza con cada lavado. Una camisa de lino está en su mejor momento el tercer verano.',
            'Le lin se sème en mars et s’arrache en juillet, racines comprises, car la fibre court sur toute la tige. Puis il repose six semaines au champ, le temps que la rosée et le soleil le délient. Personne ne peut hâter cela. Un août pluvieux donne un lin gris, un août sec un lin doré, et nous achetons les deux.\n\n## Pourquoi il se froisse\n\nLa fibre ne cède pas. Elle plie où vous pliez, se souvient de votre coude et s’adoucit à chaque lavage. Une chemise en lin est à son meilleur le troisième été.',
            'يُزرع الكتّان في مارس ويُقتلع في يوليو بجذوره، لأن الألياف تمتد على طول الساق. ثم يبقى في الحقل ستة أسابيع حتى يفكّكه الندى والشمس. لا أحد يستطيع استعجال ذلك. أغسطس الماطر يعطي كتّانًا رماديًا، والجاف يعطيه ذهبيًا، ونحن نشتري الاثنين.\n\n## لماذا يتجعّد\n\nالألياف لا تتمدّد. تنثني حيث تنثني، وتتذكّر مرفقك، وتلين مع كل غسلة. قميص الكتّان يبلغ أجمل حالاته في صيفه الثالث.',
            '亜麻は3月に種をまき、7月に根ごと引き抜きます。繊維が茎の端から端まで通っているからです。そのあと6週間、畑に寝かせ、朝露と日差しにほぐしてもらいます。急ぐことはできません。雨の多い8月は灰色の、乾いた8月は金色のリネンになります。どちらも、私たちは買います。\n\n## しわになる理由\n\nリネンの繊維は伸びません。曲げたところで曲がり、肘の形を覚え、洗うたびにやわらかくなります。リネンのシャツがいちばんよくなるのは、三度目の夏です。',
          ),
        },
      },
    }),
    block('text-and-image', 'linen-field', {
      props: {
        heading: words(
          'Grown within a day’s drive',
          'Cultivado a un día de camino',
          'Cultivé à une journée de route',
          'يُزرع على مسافة يوم بالسيارة',
          '車で一日の距離で',
        ),
        text: words(
          'Our flax grows along a strip of coast where the air is damp and the soil is deep. It needs rain, not irrigation, and the whole plant is used: the short fibre becomes paper, the seed becomes oil.',
          'Nuestro lino crece en una franja de costa de aire húmedo y tierra profunda. Necesita lluvia, no riego, y se aprovecha la planta entera: la fibra corta se hace papel y la semilla, aceite.',
          'Notre lin pousse sur une bande de côte à l’air humide et au sol profond. Il lui faut de la pluie, pas d’irrigation, et toute la plante sert : la fibre courte devient papier, la graine devient huile.',
          'ينمو كتّاننا على شريط ساحلي رطب الهواء عميق التربة. يكفيه المطر دون ريّ، وتُستعمل النبتة كلها: القصير من أليافها ورق، وبذورها زيت.',
          '私たちの亜麻は、湿った空気と深い土のある海沿いで育ちます。必要なのは灌漑ではなく雨。短い繊維は紙に、種は油になり、残るものはありません。',
        ),
        image: art('story-linen-field'),
      },
    }),
    block('text-and-image', 'linen-loom', {
      props: {
        heading: words(
          'Woven slowly, on purpose',
          'Tejido despacio, a propósito',
          'Tissé lentement, exprès',
          'يُنسج ببطء، عن قصد',
          'あえて、ゆっくり織る',
        ),
        text: words(
          'A loom that runs at half speed breaks fewer threads and leaves the cloth a little uneven. That unevenness is what catches the light.',
          'Un telar a media velocidad rompe menos hilos y deja la tela un poco irregular. Esa irregularidad es la que atrapa la luz.',
          'Un métier qui tourne à mi-vitesse casse moins de fils et laisse l’étoffe un peu irrégulière. C’est cette irrégularité qui accroche la lumière.',
          'النول الذي يعمل بنصف سرعته يقطع خيوطًا أقل ويترك القماش غير مستوٍ قليلًا. وهذا ما يلتقط الضوء.',
          '半分の速さで織ると、糸が切れにくく、布にわずかなむらが残ります。そのむらが、光を受けとめます。',
        ),
        image: art('story-linen-loom'),
        imagePosition: 'end',
      },
    }),
    block('product-tray', 'linen-tray', {
      props: {
        source: 'rule',
        filters: { categories: ['women > clothing > shirts', 'men > clothing > shirts'] },
        header: words('Shirts to start with', 'Camisas para empezar', 'Des chemises pour commencer', 'قمصان للبداية', 'まずはシャツから'),
        footer: words('All shirts', 'Todas las camisas', 'Toutes les chemises', 'كل القمصان', 'シャツをすべて見る'),
        href: '/women/clothing/shirts',
      },
    }),
  ],
}
