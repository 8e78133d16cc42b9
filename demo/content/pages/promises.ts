import { block } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'

/** The shop's promises as one shared section, so that a change shows on every page. */
export const promises = block('fragment', 'shared-promises', {
  props: { title: 'Promises' },
  slots: {
    blocks: [
      block('usp-bar', 'promises', {
        slots: {
          items: [
            block('usp-item', 'promise-delivery', {
              props: {
                icon: 'delivery',
                text: words(
                  'With you in 2 to 4 days',
                  'En tu casa en 2 a 4 días',
                  'Chez vous en 2 à 4 jours',
                  'يصلك خلال يومين إلى أربعة أيام',
                  '2〜4日でお届け',
                ),
                href: '/help/delivery',
              },
            }),
            block('usp-item', 'promise-returns', {
              props: {
                icon: 'returns',
                text: words(
                  '30 days to change your mind',
                  '30 días para cambiar de idea',
                  '30 jours pour changer d’avis',
                  '30 يومًا لتغيير رأيك',
                  '30日以内の返品を承ります',
                ),
                href: '/help/returns',
              },
            }),
            block('usp-item', 'promise-quality', {
              props: {
                icon: 'quality',
                text: words(
                  'Made to be kept for years',
                  'Hecho para durar años',
                  'Fait pour durer des années',
                  'صُنع ليبقى سنوات',
                  '長く使えるものづくり',
                ),
                href: '/about',
              },
            }),
            block('usp-item', 'promise-chat', {
              props: {
                icon: 'chat',
                text: words(
                  'Answered by people',
                  'Responden personas',
                  'Des personnes vous répondent',
                  'يجيبك أشخاص حقيقيون',
                  '人がお答えします',
                ),
                href: '/contact',
              },
            }),
          ],
        },
      }),
    ],
  },
})
