import { block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words, type Words } from '../../../platform/seed/words.ts'

interface LegalPage {
  /** Last part of its address. */
  readonly slug: string
  readonly title: Words
  readonly seoDescription: Words
  readonly text: Words
}

const legalPage = ({ slug, title, seoDescription, text }: LegalPage): SeedPage => ({
  key: `landing/legal/${slug}`,
  kind: 'landing',
  title,
  seoDescription,
  blocks: [
    block('breadcrumbs', `${slug}-breadcrumbs`),
    block('headline', `${slug}-headline`, { props: { level: 1, text: title } }),
    block('markdown', `${slug}-text`, { props: { markdown: { markdown: text } } }),
  ],
})

export const TERMS = words('Terms and conditions', 'Términos y condiciones', 'Conditions générales', 'الشروط والأحكام', 'ご利用規約')

export const PRIVACY = words(
  'Privacy policy',
  'Política de privacidad',
  'Politique de confidentialité',
  'سياسة الخصوصية',
  'プライバシーポリシー',
)

export const terms = legalPage({
  slug: 'terms',
  title: TERMS,
  seoDescription: words(
    'What applies when you buy from us, in plain words.',
    'Lo que se aplica cuando nos compras, en palabras claras.',
    'Ce qui s’applique à vos achats, en mots simples.',
    'ما ينطبق عند الشراء منا، بكلمات واضحة.',
    'お買い物の際のお約束を、わかりやすい言葉で。',
  ),
  text: words(
    `## Your order

You order when you press the button that names the sum. We confirm by e-mail, and the contract is made with that e-mail. If we cannot deliver something, we tell you at once and charge nothing for it.

## Prices and payment

Prices are those shown when you order, with the tax your country asks for. Delivery is added at the checkout, before you pay. Your card is charged when the order is confirmed.

## Delivery

The dates beside each piece are our best estimate. Until a parcel is in your hands, it travels at our risk.

## Returns and faults

You have 30 days to [send something back](/help/returns), without giving a reason. Pieces made with your name on them can be returned only when they are faulty. Your rights by law for faulty goods stay as they are.

## When something goes wrong

[Write to us](/contact) first: most things are settled within a day. The consumer law of the country we deliver to applies.`,
    `## Tu pedido

Haces un pedido al pulsar el botón que indica el importe. Lo confirmamos por correo y con ese correo se celebra el contrato. Si no podemos entregar algo, te avisamos enseguida y no lo cobramos.

## Precios y pago

Valen los precios que ves al hacer el pedido, con los impuestos de tu país. El envío se suma antes de pagar. El cargo en tu tarjeta se hace al confirmar el pedido.

## Entrega

Las fechas junto a cada prenda son nuestra mejor estimación. Hasta que el paquete está en tus manos, viaja por nuestra cuenta y riesgo.

## Devoluciones y defectos

Tienes 30 días para [devolver](/help/returns) sin dar motivos. Lo personalizado con tu nombre solo se devuelve si es defectuoso. Tus derechos legales ante defectos no cambian.

## Si algo sale mal

[Escríbenos](/contact) primero: casi todo se resuelve en un día. Se aplica la ley de consumo del país de entrega.`,
    `## Votre commande

Vous commandez en appuyant sur le bouton qui indique le montant. Nous confirmons par e-mail, et le contrat est conclu avec cet e-mail. Si un article ne peut être livré, nous vous prévenons aussitôt et ne le facturons pas.

## Prix et paiement

Les prix sont ceux affichés lors de la commande, taxes de votre pays comprises ou indiquées. La livraison s’ajoute avant le paiement. Votre carte est débitée à la confirmation.

## Livraison

Les dates indiquées près de chaque pièce sont notre meilleure estimation. Jusqu’à sa remise en main propre, le colis voyage à nos risques.

## Retours et défauts

Vous avez 30 jours pour [retourner un article](/help/returns), sans motif. Ce qui porte votre nom ne se retourne qu’en cas de défaut. Vos droits légaux en cas de défaut restent entiers.

## En cas de problème

[Écrivez-nous](/contact) d’abord : presque tout se règle en un jour. Le droit de la consommation du pays de livraison s’applique.`,
    `## طلبك

يتم الطلب عند الضغط على الزر الذي يذكر المبلغ. نؤكده برسالة إلكترونية، وبها يُبرم العقد. وإن تعذّر علينا توصيل قطعة أخبرناك فورًا ولم نحاسبك عليها.

## الأسعار والدفع

الأسعار هي المعروضة وقت الطلب، مع ضريبة بلدك. تُضاف تكلفة التوصيل قبل الدفع. ويُخصم المبلغ من بطاقتك عند تأكيد الطلب.

## التوصيل

المواعيد المذكورة بجانب كل قطعة هي أدق تقدير لدينا. ويبقى الطرد على مسؤوليتنا حتى يصل إلى يديك.

## الإرجاع والعيوب

لديك 30 يومًا [للإرجاع](/help/returns) دون ذكر سبب. أما ما صُنع باسمك فلا يُرجع إلا إذا كان معيبًا. وتبقى حقوقك القانونية في حال العيوب كما هي.

## إذا حدث خطأ

[راسلنا](/contact) أولًا: تُحلّ معظم الأمور خلال يوم. ويُطبّق قانون حماية المستهلك في بلد التوصيل.`,
    `## ご注文

金額の書かれたボタンを押すとご注文となります。確認メールをお送りした時点で契約が成立します。お届けできない商品があれば、すぐにお知らせし、代金はいただきません。

## 価格とお支払い

ご注文時に表示された価格（お住まいの国の税を含む、または表示）が適用されます。送料はお支払い前に加算されます。カードへの請求はご注文の確定時です。

## お届け

商品ごとに表示される日付は、私たちの最善の見込みです。お手元に届くまでの責任は私たちが負います。

## 返品と不良品

30日以内であれば、理由を問わず[返品](/help/returns)できます。お名前入りの商品は、不良品の場合に限り承ります。不良品に関する法律上の権利はそのまま守られます。

## 困ったときは

まずは[ご連絡ください](/contact)。ほとんどのことは一日で解決します。お届け先の国の消費者法が適用されます。`,
  ),
})

export const privacy = legalPage({
  slug: 'privacy',
  title: PRIVACY,
  seoDescription: words(
    'What we keep about you, why, for how long, and how to have it deleted.',
    'Qué guardamos sobre ti, por qué, cuánto tiempo y cómo borrarlo.',
    'Ce que nous conservons, pourquoi, combien de temps, et comment l’effacer.',
    'ما نحتفظ به عنك ولماذا وإلى متى وكيف تطلب حذفه.',
    'お預かりする情報、その理由と期間、削除の方法について。',
  ),
  text: words(
    `## What we keep

What you give us to send you an order: name, addresses, e-mail, telephone number and what you bought. With an account, also your saved addresses, cards and favourites. Card numbers never reach us: they go encrypted to our payment provider, who gives us the last four digits.

## Why, and for how long

To deliver, to answer you and to meet the law of accounts. A bag nobody comes back to is deleted; orders are kept as long as the law asks.

## Cookies and storage

Your bag, your session and your country are remembered on your device. They are needed for the shop to work.

## Your choice

[Write to us](/contact) to receive a copy of everything we have about you, to correct it, or to have it deleted. News by e-mail ends with one click in any of them.`,
    `## Qué guardamos

Lo que nos das para enviarte un pedido: nombre, direcciones, correo, teléfono y lo que compraste. Con una cuenta, también tus direcciones, tarjetas y favoritos. Los números de tarjeta nunca nos llegan: van cifrados a nuestro proveedor de pagos, que nos da las cuatro últimas cifras.

## Por qué y cuánto tiempo

Para entregar, responderte y cumplir la ley contable. Una bolsa a la que nadie vuelve se borra; los pedidos se guardan lo que exige la ley.

## Cookies y almacenamiento

Tu bolsa, tu sesión y tu país se recuerdan en tu dispositivo. La tienda los necesita para funcionar.

## Tú decides

[Escríbenos](/contact) para recibir una copia de todo lo que tenemos sobre ti, corregirlo o borrarlo. Las novedades por correo terminan con un clic en cualquiera de ellas.`,
    `## Ce que nous conservons

Ce que vous nous donnez pour recevoir une commande : nom, adresses, e-mail, téléphone et vos achats. Avec un compte, aussi vos adresses, cartes et favoris. Les numéros de carte ne nous parviennent jamais : ils vont, chiffrés, à notre prestataire de paiement, qui nous donne les quatre derniers chiffres.

## Pourquoi, et combien de temps

Pour livrer, vous répondre et respecter le droit comptable. Un panier abandonné est effacé ; les commandes sont gardées aussi longtemps que la loi l’exige.

## Cookies et stockage

Votre panier, votre session et votre pays sont mémorisés sur votre appareil. La boutique en a besoin pour fonctionner.

## Votre choix

[Écrivez-nous](/contact) pour recevoir une copie de vos données, les corriger ou les effacer. Les nouvelles par e-mail s’arrêtent d’un clic dans chacune d’elles.`,
    `## ما نحتفظ به

ما تعطينا إياه لنرسل إليك طلبك: الاسم والعناوين والبريد والهاتف وما اشتريته. ومع الحساب أيضًا عناوينك وبطاقاتك ومفضلاتك. أرقام البطاقات لا تصلنا أبدًا: تذهب مشفّرة إلى مزوّد الدفع الذي يعطينا آخر أربعة أرقام فقط.

## لماذا وإلى متى

للتوصيل والرد عليك والالتزام بقوانين المحاسبة. تُحذف السلة التي لا يعود إليها أحد، وتُحفظ الطلبات بقدر ما يقتضيه القانون.

## ملفات الارتباط والتخزين

تُحفظ سلتك وجلستك وبلدك على جهازك، ويحتاجها المتجر ليعمل.

## القرار لك

[راسلنا](/contact) لتحصل على نسخة من كل ما لدينا عنك أو لتصحيحه أو حذفه. وتتوقف الأخبار البريدية بنقرة واحدة في أي رسالة منها.`,
    `## お預かりする情報

ご注文をお届けするためにいただく情報です。お名前、ご住所、メールアドレス、電話番号、ご購入内容。アカウントをお持ちの方は、保存した住所、カード、お気に入りも含みます。カード番号が私たちに届くことはありません。暗号化されて決済会社に送られ、私たちが受け取るのは下4桁だけです。

## 理由と期間

お届け、お問い合わせへの回答、会計に関する法律のためです。使われなくなったバッグは削除し、ご注文の記録は法律の定める期間だけ保管します。

## Cookieと保存

バッグ、セッション、国の設定はお使いの端末に保存されます。ショップが動くために必要なものです。

## お客様の選択

お預かりしている情報の写し、訂正、削除をご希望の方は[ご連絡ください](/contact)。メールのお知らせは、どのメールからもワンクリックで止められます。`,
  ),
})
