import { block, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'

const CONTACT = words('Contact', 'Contacto', 'Contact', 'اتصل بنا', 'お問い合わせ')
const DELIVERY = words('Delivery', 'Envíos', 'Livraison', 'التوصيل', '配送について')
export const RETURNS = words('Returns', 'Devoluciones', 'Retours', 'الإرجاع', '返品について')

export const contact: SeedPage = {
  key: 'contact',
  kind: 'contact',
  title: CONTACT,
  blocks: [
    block('breadcrumbs', 'contact-breadcrumbs'),
    block('headline', 'contact-headline', { props: { level: 1, text: CONTACT } }),
    block('contact-form', 'contact-form', {
      props: {
        types: ['order', 'delivery', 'return', 'product', 'other'],
        successHeader: words(
          'Thank you, we have it',
          'Gracias, lo hemos recibido',
          'Merci, c’est bien reçu',
          'شكرًا لك، وصلتنا رسالتك',
          'お送りいただきありがとうございます',
        ),
        failureHeader: words(
          'That did not go through',
          'No se ha podido enviar',
          'L’envoi n’a pas abouti',
          'تعذّر إرسال الرسالة',
          '送信できませんでした',
        ),
      },
    }),
  ],
}

/** Texts with facts of the site's configuration; promises are left to the merchant. */
export const delivery: SeedPage = {
  key: 'landing/help/delivery',
  kind: 'landing',
  title: DELIVERY,
  blocks: [
    block('breadcrumbs', 'delivery-breadcrumbs'),
    block('headline', 'delivery-headline', { props: { level: 1, text: DELIVERY } }),
    block('shipping-table', 'delivery-options', {
      props: { heading: words('Ways to ship', 'Formas de envío', 'Modes de livraison', 'طرق التوصيل', '配送方法') },
    }),
    block('unable-to-ship-table', 'delivery-unreached'),
  ],
}

export const returns: SeedPage = {
  key: 'landing/help/returns',
  kind: 'landing',
  title: RETURNS,
  blocks: [
    block('breadcrumbs', 'returns-breadcrumbs'),
    block('headline', 'returns-headline', { props: { level: 1, text: RETURNS } }),
    block('shipping-and-returns', 'returns-table'),
  ],
}
