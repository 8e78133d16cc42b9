import { block, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'

const CONTACT = words('Contact', 'Contacto', 'Contact', 'اتصل بنا', 'お問い合わせ')
const DELIVERY = words('Delivery', 'Envíos', 'Livraison', 'التوصيل', '配送について')
export const RETURNS = words('Returns', 'Devoluciones', 'Retours', 'الإرجاع', '返品について')

export const contact: SeedPage = {
  key: 'contact',
  kind: 'contact',
  title: CONTACT,
  seoDescription: words(
    'Questions about an order, delivery, a return or a product? Write to us here.',
    '¿Preguntas sobre un pedido, un envío, una devolución o un producto? Escríbenos aquí.',
    'Une question sur une commande, une livraison, un retour ou un produit ? Écrivez-nous ici.',
    'هل لديك سؤال عن طلب أو توصيل أو إرجاع أو منتج؟ اكتب إلينا هنا.',
    'ご注文、配送、返品、商品についてのご質問は、こちらからお問い合わせください。',
  ),
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
  seoDescription: words(
    'Where this shop delivers to, in which ways, how long it takes and what it costs.',
    'A dónde envía esta tienda, de qué maneras, cuánto tarda y cuánto cuesta.',
    'Où cette boutique livre, de quelles façons, en combien de temps et à quel prix.',
    'إلى أين يوصل هذا المتجر، وبأي طرق، وكم يستغرق التوصيل وكم يكلف.',
    'このショップのお届け先、配送方法、お届けまでの日数と送料についてのご案内です。',
  ),
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
  seoDescription: words(
    'How to send something back to this shop, until when, and when your money is returned.',
    'Cómo devolver algo a esta tienda, hasta cuándo y cuándo recibes tu dinero.',
    'Comment renvoyer un article à cette boutique, jusqu’à quand, et quand vous êtes remboursé.',
    'كيف تعيد شيئًا إلى هذا المتجر، وحتى متى، ومتى تسترد مالك.',
    '返品の方法と期限、返金の時期についてのご案内です。',
  ),
  blocks: [
    block('breadcrumbs', 'returns-breadcrumbs'),
    block('headline', 'returns-headline', { props: { level: 1, text: RETURNS } }),
    block('shipping-and-returns', 'returns-table'),
  ],
}
