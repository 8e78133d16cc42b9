import { link } from '../seed/link.ts'
import { block, type SeedNode, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'
import { defined } from '../../src/lib/defined.ts'

interface Options {
  /** Before the ids of its blocks, where a space has several. */
  readonly prefix?: string
  /** Of the shop, as its logo. */
  readonly name: string
  readonly legal: string
  readonly links: readonly SeedNode[]
  readonly sites?: readonly string[]
}

/** Header and footer of the checkout: nothing in them leads away from it but back, to help, and to what the law asks for. */
export const checkoutFrame = ({ prefix = '', name, legal, links, sites }: Options): readonly [SeedPage, SeedPage] => [
  {
    key: 'checkoutHeader',
    kind: 'checkoutHeader',
    ...defined({ sites }),
    title: words('Checkout header', 'Cabecera del pago', 'En-tête de commande', 'رأس صفحة الدفع', '購入手続きのヘッダー'),
    blocks: [
      block('header-bar', `${prefix}checkout-header-bar`, {
        props: { sticky: false },
        slots: {
          start: [
            block('logo', `${prefix}checkout-header-logo`, { props: { alt: name } }),
            block('usp-item', `${prefix}checkout-header-secure`, {
              props: { icon: 'lock', text: words('Secure checkout', 'Pago seguro', 'Paiement sécurisé', 'دفع آمن', '安全なお手続き') },
            }),
          ],
          end: [
            block('header-list', `${prefix}checkout-header-ways`, {
              slots: {
                links: [
                  link(`${prefix}checkout-header-help`, words('Help', 'Ayuda', 'Aide', 'المساعدة', 'ヘルプ'), '/contact'),
                  link(`${prefix}checkout-header-bag`, words('Bag', 'Bolsa', 'Panier', 'الحقيبة', 'バッグ'), '/checkout/basket'),
                ],
              },
            }),
          ],
        },
      }),
    ],
  },
  {
    key: 'checkoutFooter',
    kind: 'checkoutFooter',
    ...defined({ sites }),
    title: words('Checkout footer', 'Pie del pago', 'Pied de commande', 'تذييل صفحة الدفع', '購入手続きのフッター'),
    blocks: [
      block('footer', `${prefix}checkout-footer`, {
        props: { legal: words(legal, legal, legal, legal, legal) },
        slots: { bottom: [block('header-list', `${prefix}checkout-footer-links`, { slots: { links } })] },
      }),
    ],
  },
]
