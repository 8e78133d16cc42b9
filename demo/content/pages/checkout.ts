import { block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { newInTray } from './catalogue.ts'

export const checkout: SeedPage = {
  key: 'checkout',
  kind: 'checkout',
  noindex: true,
  title: words('Checkout', 'Finalizar compra', 'Commande', 'إتمام الشراء', 'ご購入手続き'),
  blocks: [
    block('checkout', 'checkout', {
      slots: {
        empty: [newInTray('checkout-tray')],
        aside: [
          block('usp-bar', 'checkout-promises', {
            slots: {
              items: [
                block('usp-item', 'checkout-promise-lock', {
                  props: { icon: 'lock', text: words('Paid safely', 'Pago seguro', 'Paiement sûr', 'دفع آمن', '安全なお支払い') },
                }),
                block('usp-item', 'checkout-promise-returns', {
                  props: {
                    icon: 'returns',
                    text: words(
                      '30 days to return',
                      '30 días para devolver',
                      '30 jours pour retourner',
                      '30 يومًا للإرجاع',
                      '返品は30日以内',
                    ),
                    href: '/help/returns',
                  },
                }),
              ],
            },
          }),
        ],
      },
    }),
  ],
}

export const complete: SeedPage = {
  key: 'complete',
  kind: 'complete',
  noindex: true,
  title: words('Thank you', 'Gracias', 'Merci', 'شكرًا لك', 'ありがとうございます'),
  blocks: [
    // Its heading is the shop's own text, which TRICKY-05 prescribes.
    block('order-confirmation', 'order-confirmation', {
      slots: {
        below: [
          block('markdown', 'complete-next', {
            props: {
              markdown: {
                markdown: words(
                  '## What happens next\n\n- A confirmation is on its way to your e-mail.\n- Its link opens the page of your order, which says where your parcel is.\n- Changed your mind? [Returns](/help/returns) are open for 30 days.',
                  '## Qué pasa ahora\n\n- Te enviamos una confirmación por correo.\n- Su enlace abre la página de tu pedido, donde ves por dónde va el paquete.\n- ¿Has cambiado de idea? Tienes 30 días para [devolver](/help/returns).',
                  '## Et ensuite\n\n- Une confirmation vous arrive par e-mail.\n- Son lien ouvre la page de votre commande, qui dit où en est votre colis.\n- Vous changez d’avis ? Les [retours](/help/returns) sont ouverts 30 jours.',
                  '## ماذا بعد\n\n- رسالة التأكيد في طريقها إلى بريدك.\n- يفتح رابطها صفحة طلبك التي تعرض مكان الطرد.\n- غيّرت رأيك؟ [الإرجاع](/help/returns) متاح 30 يومًا.',
                  '## これから\n\n- 確認のメールをお送りしています。\n- メールのリンクからご注文のページを開くと、お荷物の状況をご覧いただけます。\n- [返品](/help/returns)は30日以内に承ります。',
                ),
              },
            },
          }),
        ],
      },
    }),
  ],
}
