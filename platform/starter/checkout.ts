import { block, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'

export const checkout: SeedPage = {
  key: 'checkout',
  kind: 'checkout',
  noindex: true,
  title: words('Checkout', 'Finalizar compra', 'Commande', 'إتمام الشراء', 'ご購入手続き'),
  blocks: [block('checkout', 'checkout')],
}

export const complete: SeedPage = {
  key: 'complete',
  kind: 'complete',
  noindex: true,
  title: words('Thank you', 'Gracias', 'Merci', 'شكرًا لك', 'ありがとうございます'),
  blocks: [block('order-confirmation', 'order-confirmation')],
}

export const recreateCart: SeedPage = {
  key: 'recreateCart',
  kind: 'recreateCart',
  noindex: true,
  title: words('Recreating cart', 'Recuperando la bolsa', 'Récupération du panier', 'استعادة الحقيبة', 'バッグを復元しています'),
  blocks: [
    block('recreate-cart', 'recreate-cart', {
      props: {
        text: words(
          'Putting your bag together again',
          'Estamos rehaciendo tu bolsa',
          'Nous reconstituons votre panier',
          'نعيد تجهيز حقيبتك',
          'バッグの中身を戻しています',
        ),
      },
    }),
  ],
}

export const redirect: SeedPage = {
  key: 'redirect',
  kind: 'redirect',
  noindex: true,
  title: words('Redirecting', 'Redirigiendo', 'Redirection', 'جارٍ التحويل', '移動しています'),
  blocks: [
    block('redirecting', 'redirecting', {
      props: {
        text: words(
          'One moment, we are bringing you back',
          'Un momento, te llevamos de vuelta',
          'Un instant, nous vous ramenons',
          'لحظة، نعيدك الآن',
          '少々お待ちください。お戻しします',
        ),
      },
    }),
  ],
}
