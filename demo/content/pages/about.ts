import { art, block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { promises } from './promises.ts'
import { MENDING } from './stories.ts'

export const about: SeedPage = {
  key: 'landing/about',
  kind: 'landing',
  title: words('About Alder', 'Sobre Alder', 'À propos d’Alder', 'عن ألدر', 'Alderについて'),
  seoDescription: words(
    'Who makes our clothes, from what, and why we make so few of them.',
    'Quién hace nuestra ropa, con qué y por qué hacemos tan poca.',
    'Qui fait nos vêtements, avec quoi, et pourquoi nous en faisons si peu.',
    'من يصنع ملابسنا، ومن أي خامات، ولماذا نصنع القليل منها.',
    '誰が、何からつくり、なぜ少ししかつくらないのか。',
  ),
  blocks: [
    block('breadcrumbs', 'about-breadcrumbs'),
    block('section-label', 'about-label', {
      props: { text: words('Our workshop', 'Nuestro taller', 'Notre atelier', 'مشغلنا', '私たちの工房') },
    }),
    block('headline', 'about-headline', {
      props: {
        level: 1,
        text: words(
          'Fewer things, better made',
          'Menos cosas, mejor hechas',
          'Moins de choses, mieux faites',
          'أشياء أقل، صُنعت أفضل',
          '少なく、よく作る',
        ),
      },
    }),
    block('markdown', 'about-text', {
      props: {
        markdown: {
          markdown: words(
            'Alder began with one coat. It took fourteen samples, two winters and a patient tailor, and when it was done we could not think of a reason to change it. We still make it.\n\nEverything since has been held to that: if we cannot say why a thing should exist, we leave it in the drawer.',
            'Alder empezó con un abrigo. Hicieron falta catorce muestras, dos inviernos y un sastre con paciencia, y cuando estuvo listo no encontramos motivo para cambiarlo. Lo seguimos haciendo.\n\nTodo lo demás se mide por él: si no sabemos decir por qué algo debe existir, se queda en el cajón.',
            'Alder a commencé par un manteau. Il a fallu quatorze prototypes, deux hivers et un tailleur patient ; une fois fini, nous n’avons trouvé aucune raison de le changer. Nous le faisons toujours.\n\nTout le reste s’y mesure : si nous ne savons pas dire pourquoi une chose doit exister, elle reste dans le tiroir.',
            'بدأت ألدر بمعطف واحد. احتاج أربع عشرة عيّنة وشتاءين وخيّاطًا صبورًا، ولمّا اكتمل لم نجد سببًا لتغييره. ما زلنا نصنعه.\n\nوبه نقيس كل ما جاء بعده: ما لا نعرف لماذا ينبغي أن يوجد يبقى في الدرج.',
            'Alderは一着のコートから始まりました。14回の試作と二度の冬、そして根気のある仕立て職人。できあがったとき、変える理由が見つかりませんでした。いまも同じものをつくっています。\n\nそれからのものも同じです。なぜ必要なのかを言えないものは、引き出しにしまったままです。',
          ),
        },
      },
    }),
    block('text-and-image', 'about-studio', {
      props: {
        heading: words(
          'One table, many hands',
          'Una mesa, muchas manos',
          'Une table, beaucoup de mains',
          'طاولة واحدة وأيادٍ كثيرة',
          'ひとつの机、たくさんの手',
        ),
        text: words(
          'Design, cutting and fitting happen in one room. When the person who draws a sleeve sits beside the person who sews it, the sleeve gets better and the argument gets shorter.',
          'Diseño, corte y prueba ocurren en la misma sala. Cuando quien dibuja una manga se sienta junto a quien la cose, la manga mejora y la discusión se acorta.',
          'Dessin, coupe et essayage se font dans une même pièce. Quand celle qui dessine une manche est assise près de celle qui la coud, la manche s’améliore et la discussion raccourcit.',
          'التصميم والقصّ والقياس في غرفة واحدة. حين يجلس من يرسم الكُمّ إلى جوار من يخيطه، يتحسّن الكُمّ ويقصر الجدال.',
          '設計も裁断も仮縫いも、同じ部屋で。袖を描く人と縫う人が隣に座れば、袖はよくなり、話し合いは短くなります。',
        ),
        image: art('about-studio'),
        aspect: 'portrait4x3',
      },
    }),
    block('text-and-image', 'about-mending', {
      props: {
        heading: MENDING.title,
        text: words(
          'A moth hole or a lost button is no reason to part. Write to us and we will tell you how to mend it, or who near you can.',
          'Un agujero de polilla o un botón perdido no son motivo para separarse. Escríbenos y te diremos cómo remendarlo o quién puede hacerlo cerca de ti.',
          'Un trou de mite ou un bouton perdu ne sont pas des raisons de se quitter. Écrivez-nous : nous vous dirons comment réparer, ou qui peut le faire près de chez vous.',
          'ثقبُ عثّة أو زرّ مفقود ليسا سببًا للفراق. اكتب إلينا لنخبرك كيف ترقّعه، أو من يستطيع ذلك قريبًا منك.',
          '虫食いやボタンの紛失は、手放す理由になりません。直し方を、あるいは近くで直せる人を、お知らせします。',
        ),
        image: art('about-mending'),
        imagePosition: 'end',
        link: '/contact',
        linkLabel: words('Write to us', 'Escríbenos', 'Écrivez-nous', 'اكتب إلينا', 'お問い合わせ'),
      },
    }),
    block('divider', 'about-divider', { props: { variant: 'line', spacing: 'large' } }),
    promises,
  ],
}
