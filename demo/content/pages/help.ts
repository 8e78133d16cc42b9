import { block, type SeedNode, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words, type Words } from '../../../platform/seed/words.ts'

const panel = (id: string, title: Words, markdown: Words): SeedNode =>
  block('accordion-panel', id, {
    props: { title },
    slots: { body: [block('markdown', `${id}-text`, { props: { markdown: { markdown }, width: 'full' } })] },
  })

const stillStuck = (id: string): SeedNode =>
  block('button-group', id, {
    slots: {
      buttons: [
        block('button', `${id}-button`, {
          props: {
            label: words('Ask us', 'Pregúntanos', 'Posez-nous la question', 'اسألنا', 'お問い合わせ'),
            href: '/contact',
            variant: 'secondary',
          },
        }),
      ],
    },
  })

const DELIVERY = words('Delivery', 'Envíos', 'Livraison', 'التوصيل', '配送について')
const RETURNS = words('Returns', 'Devoluciones', 'Retours', 'الإرجاع', '返品について')

export const delivery: SeedPage = {
  key: 'landing/help/delivery',
  kind: 'landing',
  title: DELIVERY,
  seoDescription: words(
    'How long delivery takes, what it costs and how to follow it.',
    'Cuánto tarda el envío, cuánto cuesta y cómo seguirlo.',
    'Délais, tarifs et suivi de la livraison.',
    'مدة التوصيل وتكلفته وكيفية متابعته.',
    '配送日数、送料、お荷物の追跡について。',
  ),
  blocks: [
    block('breadcrumbs', 'delivery-breadcrumbs'),
    block('headline', 'delivery-headline', { props: { level: 1, text: DELIVERY } }),
    block('shipping-table', 'delivery-options', {
      props: { heading: words('Ways to ship', 'Formas de envío', 'Modes de livraison', 'طرق التوصيل', '配送方法') },
    }),
    block('shipping-and-returns', 'delivery-table'),
    block('unable-to-ship-table', 'delivery-unreached'),
    block('accordion', 'delivery-questions', {
      props: { heading: words('Good to know', 'Conviene saber', 'Bon à savoir', 'من المفيد معرفته', '知っておきたいこと') },
      slots: {
        panels: [
          panel(
            'delivery-when',
            words('When will it arrive?', '¿Cuándo llegará?', 'Quand vais-je recevoir mon colis ?', 'متى يصل؟', 'いつ届きますか'),
            words(
              'Orders placed before noon leave the same working day. Standard delivery takes **2 to 4 working days**, express **1 to 2**. Pieces on pre-order show their own date on the product page.',
              'Los pedidos hechos antes de mediodía salen el mismo día laborable. El envío estándar tarda **de 2 a 4 días laborables**; el exprés, **de 1 a 2**. Las prendas en preventa muestran su fecha en la ficha.',
              'Les commandes passées avant midi partent le jour ouvré même. Comptez **2 à 4 jours ouvrés** en standard, **1 à 2** en express. Les pièces en précommande indiquent leur date sur leur page.',
              'الطلبات المقدّمة قبل الظهر تُشحن في يوم العمل نفسه. يستغرق التوصيل العادي **من يومين إلى أربعة أيام عمل**، والسريع **يومًا أو يومين**. وتظهر مواعيد الطلب المسبق في صفحة المنتج.',
              '正午までのご注文は当日（営業日）に発送します。通常便は**2〜4営業日**、お急ぎ便は**1〜2営業日**です。予約商品のお届け時期は商品ページでご確認ください。',
            ),
          ),
          panel(
            'delivery-follow',
            words(
              'How do I follow my parcel?',
              '¿Cómo sigo mi paquete?',
              'Comment suivre mon colis ?',
              'كيف أتابع طردي؟',
              '荷物の追跡方法は',
            ),
            words(
              'We write to you with a link as soon as it leaves. You can also [find your order](/tracking) with its number and your e-mail.',
              'Te escribimos con un enlace en cuanto sale. También puedes [buscar tu pedido](/tracking) con su número y tu correo.',
              'Nous vous envoyons un lien dès son départ. Vous pouvez aussi [retrouver votre commande](/tracking) avec son numéro et votre e-mail.',
              'نرسل إليك رابطًا فور شحنه. ويمكنك أيضًا [البحث عن طلبك](/tracking) برقمه وبريدك.',
              '発送時に追跡リンクをお送りします。注文番号とメールアドレスで[ご注文を確認](/tracking)することもできます。',
            ),
          ),
          panel(
            'delivery-missed',
            words(
              'What if I am not at home?',
              '¿Y si no estoy en casa?',
              'Et si je suis absent ?',
              'ماذا لو لم أكن في المنزل؟',
              '不在のときは',
            ),
            words(
              'The carrier tries again the next working day, then keeps the parcel at a collection point near you for a week.',
              'El transportista vuelve al siguiente día laborable y después guarda el paquete una semana en un punto de recogida cercano.',
              'Le transporteur repasse le jour ouvré suivant, puis garde le colis une semaine dans un point relais proche.',
              'تعيد شركة الشحن المحاولة في يوم العمل التالي، ثم تحفظ الطرد أسبوعًا في نقطة استلام قريبة منك.',
              '翌営業日に再配達し、その後は最寄りの営業所で1週間お預かりします。',
            ),
          ),
        ],
      },
    }),
    stillStuck('delivery-ask'),
  ],
}

export const returns: SeedPage = {
  key: 'landing/help/returns',
  kind: 'landing',
  title: RETURNS,
  seoDescription: words(
    'Thirty days to send something back, and how to do it.',
    'Treinta días para devolver y cómo hacerlo.',
    'Trente jours pour retourner un article, et comment faire.',
    'ثلاثون يومًا للإرجاع، وكيفية ذلك.',
    '30日以内の返品と、その手順について。',
  ),
  blocks: [
    block('breadcrumbs', 'returns-breadcrumbs'),
    block('headline', 'returns-headline', { props: { level: 1, text: RETURNS } }),
    block('markdown', 'returns-text', {
      props: {
        markdown: {
          markdown: words(
            'You have **30 days** from the day the parcel arrives. Try things on at home, in your own light, with your own shoes.\n\n1. Leave the labels on and pack the pieces in the bag they came in.\n2. Put the return note inside and stick the label on top.\n3. Hand it to the carrier. We pay you back within five working days of its arrival.',
            'Tienes **30 días** desde que llega el paquete. Pruébate las prendas en casa, con tu luz y tus zapatos.\n\n1. Deja las etiquetas y guarda las prendas en la bolsa en que llegaron.\n2. Mete la nota de devolución y pega la etiqueta encima.\n3. Entrégalo al transportista. Te reembolsamos en cinco días laborables desde que llega.',
            'Vous avez **30 jours** à compter de l’arrivée du colis. Essayez chez vous, dans votre lumière, avec vos chaussures.\n\n1. Laissez les étiquettes et remettez les pièces dans leur sac.\n2. Glissez le bon de retour et collez l’étiquette dessus.\n3. Remettez le tout au transporteur. Vous êtes remboursé sous cinq jours ouvrés après réception.',
            'لديك **30 يومًا** من يوم وصول الطرد. جرّب القطع في بيتك، في ضوئك ومع أحذيتك.\n\n1. اترك البطاقات في مكانها وأعد القطع إلى كيسها.\n2. ضع ورقة الإرجاع في الداخل وألصق العنوان على الطرد.\n3. سلّمه لشركة الشحن. نعيد إليك المبلغ خلال خمسة أيام عمل من وصوله.',
            'お荷物の到着から**30日間**承ります。いつもの光で、いつもの靴で、ご自宅でゆっくりお試しください。\n\n1. タグを付けたまま、届いたときの袋に入れます。\n2. 返品票を同封し、ラベルを貼ります。\n3. 配送業者にお渡しください。到着から5営業日以内にご返金します。',
          ),
        },
      },
    }),
    block('return-note', 'returns-note'),
    block('accordion', 'returns-questions', {
      props: { heading: words('Good to know', 'Conviene saber', 'Bon à savoir', 'من المفيد معرفته', '知っておきたいこと') },
      slots: {
        panels: [
          panel(
            'returns-final',
            words(
              'What cannot be returned?',
              '¿Qué no se puede devolver?',
              'Qu’est-ce qui ne se retourne pas ?',
              'ما الذي لا يُرجع؟',
              '返品できないものは',
            ),
            words(
              'Pieces marked *final sale*, anything made with your name on it, and opened cosmetics. Faults are another matter: those we always take back.',
              'Las prendas en *venta final*, lo personalizado con tu nombre y la cosmética abierta. Los defectos son otra cosa: esos los aceptamos siempre.',
              'Les pièces en *vente finale*, ce qui porte votre nom et les cosmétiques ouverts. Les défauts sont une autre affaire : nous les reprenons toujours.',
              'القطع المعلّمة *بيع نهائي*، وما صُنع باسمك، ومستحضرات التجميل المفتوحة. أما العيوب فأمر آخر: نقبل إرجاعها دائمًا.',
              '*返品不可*と表示された商品、お名前入りの商品、開封済みの化粧品です。不良品はその限りではなく、必ずお引き取りします。',
            ),
          ),
          panel(
            'returns-exchange',
            words(
              'Can I exchange for another size?',
              '¿Puedo cambiar de talla?',
              'Puis-je échanger la taille ?',
              'هل يمكنني تبديل المقاس؟',
              'サイズ交換はできますか',
            ),
            words(
              'The quickest way is to order the other size now and send the first one back; that way it does not sell out while yours is travelling.',
              'Lo más rápido es pedir ya la otra talla y devolver la primera; así no se agota mientras la tuya viaja.',
              'Le plus rapide est de commander tout de suite l’autre taille et de renvoyer la première ; elle ne sera pas épuisée entre-temps.',
              'أسرع طريق أن تطلب المقاس الآخر الآن وتعيد الأول، حتى لا ينفد وقطعتك في الطريق.',
              '別のサイズを先にご注文のうえ、最初の商品をご返送いただくのがいちばん早い方法です。輸送中の品切れも避けられます。',
            ),
          ),
        ],
      },
    }),
    stillStuck('returns-ask'),
  ],
}

const SIZES = words('Size guides', 'Guías de tallas', 'Guides des tailles', 'أدلة المقاسات', 'サイズガイド')

export const sizes: SeedPage = {
  key: 'landing/help/sizes',
  kind: 'landing',
  title: SIZES,
  seoDescription: words(
    'Body measurements for every size, in centimetres and inches.',
    'Medidas del cuerpo para cada talla, en centímetros y pulgadas.',
    'Les mensurations de chaque taille, en centimètres et en pouces.',
    'قياسات الجسم لكل مقاس، بالسنتيمتر والبوصة.',
    '各サイズのヌード寸法。センチとインチで。',
  ),
  blocks: [
    block('breadcrumbs', 'sizes-breadcrumbs'),
    block('headline', 'sizes-headline', { props: { level: 1, text: SIZES } }),
    block('size-guides-page', 'sizes-guides', {
      props: {
        heading: words(
          'Find your size first',
          'Encuentra antes tu talla',
          'Trouvez d’abord votre taille',
          'اعثر على مقاسك أولًا',
          'サイズをお確かめください',
        ),
      },
    }),
    stillStuck('sizes-ask'),
  ],
}

export const contact: SeedPage = {
  key: 'contact',
  kind: 'contact',
  title: words('Contact', 'Contacto', 'Contact', 'اتصل بنا', 'お問い合わせ'),
  seoDescription: words(
    'Write to us. A person answers, usually the same day.',
    'Escríbenos. Responde una persona, normalmente el mismo día.',
    'Écrivez-nous. Une personne répond, en général le jour même.',
    'اكتب إلينا، ويجيبك شخص حقيقي في اليوم نفسه غالبًا.',
    'お気軽にどうぞ。たいていその日のうちに、人がお答えします。',
  ),
  blocks: [
    block('breadcrumbs', 'contact-breadcrumbs'),
    block('headline', 'contact-headline', {
      props: { level: 1, text: words('Write to us', 'Escríbenos', 'Écrivez-nous', 'اكتب إلينا', 'お問い合わせ') },
    }),
    block('markdown', 'contact-text', {
      props: {
        markdown: {
          markdown: words(
            'A person reads every message and answers, usually the same day. Many questions are answered on [delivery](/help/delivery) and [returns](/help/returns) already.',
            'Una persona lee cada mensaje y responde, normalmente el mismo día. Muchas dudas ya están resueltas en [envíos](/help/delivery) y [devoluciones](/help/returns).',
            'Une personne lit chaque message et y répond, en général le jour même. Beaucoup de réponses se trouvent déjà dans [livraison](/help/delivery) et [retours](/help/returns).',
            'يقرأ شخص حقيقي كل رسالة ويجيب عنها، في اليوم نفسه غالبًا. وستجد إجابات كثيرة في صفحتي [التوصيل](/help/delivery) و[الإرجاع](/help/returns).',
            'すべてのお便りに人が目を通し、たいていその日のうちにお返事します。[配送](/help/delivery)と[返品](/help/returns)のページもあわせてご覧ください。',
          ),
        },
      },
    }),
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
