import { block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'

const HEADING = words('Notes from the workshop', 'Apuntes del taller', 'Notes d’atelier', 'رسائل من المشغل', '工房だより')

/** Windows that open once in front of pages; the demo's opens on a page of text. */
export const splash: SeedPage = {
  key: 'splash',
  kind: 'splash',
  noindex: true,
  title: words('Splash windows', 'Ventanas de bienvenida', 'Fenêtres d’accueil', 'نوافذ الترحيب', 'スプラッシュウィンドウ'),
  blocks: [
    block('splash-item', 'splash-stories', {
      props: { title: HEADING, hideTitle: true, paths: ['/stories/*'], size: 'small' },
      slots: {
        body: [
          block('email-sign-up', 'splash-sign-up', {
            props: {
              variant: 'splash',
              heading: HEADING,
              text: words(
                'How the cloth is made, and who makes it. One letter a month.',
                'Cómo se hace el tejido y quién lo hace. Una carta al mes.',
                'Comment naît l’étoffe, et entre quelles mains. Une lettre par mois.',
                'كيف يُصنع القماش ومن يصنعه. رسالة واحدة كل شهر.',
                '布がどのように、誰の手で作られるのか。月に一度お届けします。',
              ),
            },
          }),
        ],
      },
    }),
  ],
}
