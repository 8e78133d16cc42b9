import { art, block, type SeedArt, type SeedNode, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words, type Words } from '../../../platform/seed/words.ts'
import { LINEN, MENDING } from './stories.ts'
import { defined } from '../../../src/lib/defined.ts'

const promoted = (id: string, image: SeedArt, label: Words, href: string, sublabel?: Words): SeedNode =>
  block('menu-node', id, { props: { kind: 'content', label, href, image, ...defined({ sublabel }) } })

const link = (id: string, label: Words, href: string): SeedNode => block('menu-node', id, { props: { label, href } })

const gifts = (id: string): SeedNode =>
  block('menu-node', id, { props: { label: words('Gifts', 'Regalos', 'Cadeaux', 'هدايا', 'ギフト'), href: '/gifts', icon: 'gift' } })

/** The products of a department: its own address shows its page. */
const all = (department: string, label: Words): SeedNode =>
  block('menu-node', `menu-${department}-all`, { props: { kind: 'view-all-button', label, href: `/${department}/all` } })

/** What the menus show beside the catalogue's categories. */
export const menu: SeedPage = {
  key: 'menu',
  kind: 'menu',
  title: words('Menus', 'Menús', 'Menus', 'القوائم', 'メニュー'),
  blocks: [
    block('menu-branch', 'menu-women', {
      props: { branch: '/women', ownPage: true },
      slots: {
        items: [
          all('women', words('All Women', 'Todo: Mujer', 'Tout : Femme', 'كل نساء', 'ウィメンズのすべて')),
          gifts('menu-women-gifts'),
          block('menu-node', 'menu-women-stories', {
            props: { label: words('Stories', 'Historias', 'Histoires', 'قصص', '読みもの') },
            slots: {
              items: [link('menu-women-linen-story', LINEN.link, '/stories/linen'), link('menu-women-care', MENDING.link, '/help/care')],
            },
          }),
          promoted(
            'menu-women-knitwear',
            art('category-knitwear'),
            words(
              'Jumpers for cold mornings',
              'Jerséis para mañanas frías',
              'Pulls pour matins froids',
              'كنزات للصباحات الباردة',
              '寒い朝のニット',
            ),
            '/women/clothing/knitwear',
          ),
          promoted(
            'menu-women-ceramics',
            art('category-ceramics'),
            words(
              'Cups for slow mornings',
              'Tazas para mañanas lentas',
              'Des tasses pour les matins lents',
              'فناجين للصباحات الهادئة',
              'ゆっくりした朝のカップ',
            ),
            '/women/home/ceramics',
          ),
        ],
      },
    }),
    block('menu-branch', 'menu-men', {
      props: { branch: '/men', ownPage: true },
      slots: {
        items: [
          all('men', words('All Men', 'Todo: Hombre', 'Tout : Homme', 'كل رجال', 'メンズのすべて')),
          gifts('menu-men-gifts'),
          promoted(
            'menu-men-shirts',
            art('category-shirts'),
            words(
              'Shirts and overshirts',
              'Camisas y sobrecamisas',
              'Chemises et surchemises',
              'قمصان وقمصان خارجية',
              'シャツとオーバーシャツ',
            ),
            '/men/clothing/shirts',
          ),
          promoted(
            'menu-men-leather',
            art('category-leather'),
            words('Leather for every day', 'Piel para cada día', 'Du cuir de tous les jours', 'جلد لكل يوم', '毎日の革小物'),
            '/men/accessories/small-leather',
          ),
        ],
      },
    }),
    block('menu-branch', 'menu-kids', {
      props: { branch: '/kids', ownPage: true },
      slots: {
        items: [
          all('kids', words('All Kids', 'Todo: Niños', 'Tout : Enfant', 'كل أطفال', 'キッズのすべて')),
          gifts('menu-kids-gifts'),
          promoted(
            'menu-kids-knitwear',
            art('category-kids'),
            words(
              'Warm layers to grow into',
              'Capas cálidas para crecer',
              'Couches chaudes pour grandir',
              'طبقات دافئة تكبر معهم',
              '長く着られる暖かい服',
            ),
            '/kids/clothing/knitwear',
          ),
        ],
      },
    }),
    block('menu-branch', 'menu-sale', {
      props: { branch: '/sale', color: 'sale' },
      slots: {
        items: [
          promoted(
            'menu-sale-women',
            art('category-sale'),
            words('Women’s sale', 'Rebajas de mujer', 'Soldes femme', 'تخفيضات النساء', 'ウィメンズのセール'),
            '/sale/women',
            words(
              'While sizes last',
              'Hasta agotar tallas',
              'Jusqu’à épuisement des tailles',
              'حتى نفاد المقاسات',
              'サイズがなくなり次第終了',
            ),
          ),
        ],
      },
    }),
    block('menu-branch', 'menu-new-in', {
      props: { branch: '/new-in' },
      slots: {
        items: [
          promoted(
            'menu-new-in-women',
            art('category-new-in'),
            words('New for women', 'Novedades de mujer', 'Nouveautés femme', 'جديد للنساء', 'ウィメンズの新作'),
            '/new-in/women',
          ),
          promoted('menu-new-in-linen', art('poster-linen'), LINEN.link, '/stories/linen'),
        ],
      },
    }),
  ],
}
