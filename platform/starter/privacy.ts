import { block, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'

const PRIVACY = words('Privacy', 'Privacidad', 'Confidentialité', 'الخصوصية', 'プライバシー')

/** Where the consent notice leads: what the program itself stores. What else a merchant does with data is the merchant's to add. */
export const privacy: SeedPage = {
  key: 'landing/legal/privacy',
  kind: 'landing',
  title: PRIVACY,
  seoDescription: words(
    'What this shop stores about you and on your device, for how long, and how you see and delete it.',
    'Qué guarda esta tienda sobre ti y en tu dispositivo, durante cuánto tiempo y cómo verlo y borrarlo.',
    'Ce que cette boutique enregistre sur vous et sur votre appareil, combien de temps, et comment le voir et l’effacer.',
    'ما يحفظه هذا المتجر عنك وعلى جهازك، ولكم من الوقت، وكيف تطّلع عليه وتحذفه.',
    'このショップがお客様について保存する情報と期間、確認と削除の方法についてのご案内です。',
  ),
  blocks: [
    block('breadcrumbs', 'privacy-breadcrumbs'),
    block('headline', 'privacy-headline', { props: { level: 1, text: PRIVACY } }),
    block('markdown', 'privacy-text', {
      props: {
        markdown: {
          markdown: words(
            'This shop stores on your device what it needs to work: your bag, your sign-in, your country and language, and what you choose about cookies. It stores anything else only if you agree, and you can change your mind at any time.\n\nWhat you order with is kept as long as the order and the law need it. With an account you can see, download and delete what we have about you.\n\n[Write to us](/contact) with any question.',
            'Esta tienda guarda en tu dispositivo lo que necesita para funcionar: tu bolsa, tu sesión, tu país y tu idioma, y lo que decides sobre las cookies. Solo guarda algo más si estás de acuerdo, y puedes cambiar de opinión en cualquier momento.\n\nLos datos de tu pedido se conservan mientras el pedido y la ley lo exijan. Con una cuenta puedes ver, descargar y borrar lo que tenemos sobre ti.\n\n[Escríbenos](/contact) si tienes alguna pregunta.',
            'Cette boutique enregistre sur votre appareil ce dont elle a besoin pour fonctionner : votre panier, votre connexion, votre pays et votre langue, et vos choix en matière de cookies. Elle n’enregistre rien d’autre sans votre accord, et vous pouvez changer d’avis à tout moment.\n\nLes données de votre commande sont conservées tant que la commande et la loi l’exigent. Avec un compte, vous pouvez voir, télécharger et supprimer ce que nous savons de vous.\n\n[Écrivez-nous](/contact) pour toute question.',
            'يحفظ هذا المتجر على جهازك ما يحتاج إليه ليعمل: حقيبتك وتسجيل دخولك وبلدك ولغتك وما تختاره بشأن ملفات الارتباط. ولا يحفظ شيئًا آخر إلا بموافقتك، ويمكنك تغيير رأيك في أي وقت.\n\nتُحفظ بيانات طلبك ما دام الطلب والقانون يقتضيان ذلك. ومع حساب يمكنك الاطلاع على ما لدينا عنك وتنزيله وحذفه.\n\n[اكتب إلينا](/contact) إن كان لديك أي سؤال.',
            'このショップは、動作に必要な情報（バッグ、サインイン、国と言語、Cookieについての選択）をお使いの端末に保存します。それ以外の情報は同意いただいた場合にのみ保存し、選択はいつでも変更できます。\n\nご注文に使われた情報は、ご注文と法令に必要な期間保管します。アカウントをお持ちの方は、お預かりしている情報の確認、ダウンロード、削除ができます。\n\nご不明な点は[お問い合わせ](/contact)ください。',
          ),
        },
      },
    }),
  ],
}
