import { block, type SeedNode, type SeedPage } from '../seed/seed-node.ts'
import { words, type Words } from '../seed/words.ts'
import type { PageKind } from '../../schemas/page-kinds.ts'
import { defined } from '../../src/lib/defined.ts'

/** A page that is one flow: private, so never in search engines, and headed by its own title. */
const flow = (kind: PageKind, title: Words, blocks: readonly SeedNode[]): SeedPage => ({ key: kind, kind, noindex: true, title, blocks })

const ACCOUNT = words('My account', 'Mi cuenta', 'Mon compte', 'حسابي', 'マイページ')
const SIGN_IN = words('Sign in', 'Iniciar sesión', 'Se connecter', 'تسجيل الدخول', 'ログイン')
const CREATE = words('Create an account', 'Crear una cuenta', 'Créer un compte', 'إنشاء حساب', 'アカウント登録')
const VERIFY = words('Confirm your e-mail', 'Confirma tu correo', 'Confirmez votre e-mail', 'أكّد بريدك', 'メールアドレスの確認')
const FORGOTTEN = words('Forgotten password', 'Contraseña olvidada', 'Mot de passe oublié', 'نسيت كلمة المرور', 'パスワードをお忘れの方')
const NEW_PASSWORD = words(
  'Choose a new password',
  'Elige una contraseña nueva',
  'Choisir un nouveau mot de passe',
  'اختر كلمة مرور جديدة',
  '新しいパスワード',
)
const ADDRESSES = words('Addresses', 'Direcciones', 'Adresses', 'العناوين', 'お届け先')
const PAYMENT = words('Payment methods', 'Métodos de pago', 'Moyens de paiement', 'طرق الدفع', 'お支払い方法')
const PROFILE = words('Your profile', 'Tu perfil', 'Votre profil', 'ملفك الشخصي', 'プロフィール')
const DATA = words('Your data', 'Tus datos', 'Vos données', 'بياناتك', 'お客様のデータ')
const ORDERS = words('Order history', 'Historial de pedidos', 'Historique des commandes', 'سجل الطلبات', 'ご注文履歴')
const ORDER = words('Order details', 'Detalles del pedido', 'Détail de la commande', 'تفاصيل الطلب', 'ご注文内容')
const STATUS = words('Order status', 'Estado del pedido', 'Suivi de la commande', 'حالة الطلب', 'ご注文の状況')
const TRACKING = words('Find an order', 'Buscar un pedido', 'Retrouver une commande', 'ابحث عن طلب', 'ご注文の確認')

export const WITH_AN_ACCOUNT = words('With an account', 'Con una cuenta', 'Avec un compte', 'مع حساب', 'アカウントがあれば')

/** Why an account, beside the forms that lead to one. */
const reasonsBelow = (head: Head, id: string): readonly SeedNode[] => [
  head(`${id}-why`),
  block('usp-bar', `${id}-reasons`, {
    slots: {
      items: REASONS.map(({ icon, text }) => block('usp-item', `${id}-${icon}`, { props: { icon, text } })),
    },
  }),
]

const REASONS = [
  {
    icon: 'delivery',
    text: words(
      'See where each order is, and buy it again',
      'Mira por dónde va cada pedido y vuelve a comprarlo',
      'Suivez chaque commande, et repassez-la',
      'تابع كل طلب واطلبه من جديد',
      'ご注文の状況を確認、同じ品をもう一度',
    ),
  },
  {
    icon: 'lock',
    text: words(
      'Pay with addresses and cards you have saved',
      'Paga con las direcciones y tarjetas que guardaste',
      'Payez avec vos adresses et cartes enregistrées',
      'ادفع بعناوينك وبطاقاتك المحفوظة',
      '登録したお届け先とカードでお支払い',
    ),
  },
  {
    icon: 'quality',
    text: words(
      'Keep your favourites on every device',
      'Lleva tus favoritos en todos tus dispositivos',
      'Retrouvez vos favoris sur tous vos appareils',
      'احتفظ بمفضلتك على كل جهاز',
      'お気に入りをどの端末でも',
    ),
  },
] as const

type Head = (id: string) => SeedNode

const headline: Head = (id) => block('headline', id, { props: { level: 2, text: WITH_AN_ACCOUNT } })

interface Options {
  /** Before the ids of its blocks, where a space has several. */
  readonly prefix?: string
  /** Above the reasons for an account, where a shop has more than words for it. */
  readonly head?: Head
  readonly sites?: readonly string[]
}

/** The pages with a short form, and why an account beside it. */
export const entryPages = ({ prefix = '', head = headline, sites }: Options = {}): readonly SeedPage[] => {
  const reasons = (id: string): readonly SeedNode[] => reasonsBelow(head, `${prefix}${id}`)
  const entry: typeof flow = (...page) => ({ ...flow(...page), ...defined({ sites }) })
  return [
    entry('accountSignIn', SIGN_IN, [
      block('breadcrumbs', `${prefix}sign-in-breadcrumbs`),
      block('sign-in', `${prefix}sign-in`, {
        props: {
          heading: SIGN_IN,
          text: words(
            'Good to see you again.',
            'Nos alegra verte de nuevo.',
            'Heureux de vous revoir.',
            'سعداء برؤيتك من جديد.',
            'お帰りなさい。',
          ),
        },
        slots: { beside: reasons('sign-in') },
      }),
    ]),
    entry('accountCreate', CREATE, [
      block('breadcrumbs', `${prefix}create-account-breadcrumbs`),
      block('create-account', `${prefix}create-account`, {
        props: {
          heading: CREATE,
          text: words(
            'Your orders, addresses and favourites in one place. It takes a minute.',
            'Tus pedidos, direcciones y favoritos en un solo sitio. Es cosa de un minuto.',
            'Vos commandes, adresses et favoris au même endroit. Une minute suffit.',
            'طلباتك وعناوينك ومفضلتك في مكان واحد. يستغرق الأمر دقيقة.',
            'ご注文、お届け先、お気に入りをひとつに。1分ほどで終わります。',
          ),
        },
        slots: { beside: reasons('create-account') },
      }),
    ]),
    entry('accountForgotPassword', FORGOTTEN, [
      block('breadcrumbs', `${prefix}forgot-password-breadcrumbs`),
      block('forgot-password', `${prefix}forgot-password`, {
        props: {
          heading: FORGOTTEN,
          text: words(
            'Tell us your e-mail and we send you a code.',
            'Dinos tu correo y te enviamos un código.',
            'Indiquez votre e-mail, nous vous envoyons un code.',
            'أدخل بريدك لنرسل إليك رمزًا.',
            'メールアドレスにコードをお送りします。',
          ),
        },
        slots: { beside: reasons('forgot-password') },
      }),
    ]),
    entry('tracking', TRACKING, [
      block('breadcrumbs', `${prefix}tracking-breadcrumbs`),
      block('order-lookup', `${prefix}order-lookup`, {
        props: {
          heading: TRACKING,
          text: words(
            'Enter the number from your confirmation and the e-mail or phone you ordered with.',
            'Escribe el número de tu confirmación y el correo o teléfono con el que compraste.',
            'Saisissez le numéro de votre confirmation et l’e-mail ou le téléphone de la commande.',
            'أدخل الرقم الوارد في رسالة التأكيد والبريد أو الهاتف الذي طلبت به.',
            '確認メールの注文番号と、ご注文時のメールアドレスまたは電話番号をご入力ください。',
          ),
        },
        slots: { beside: reasons('tracking') },
      }),
    ]),
  ]
}

/** The other pages of the account and of orders. */
export const accountPages: readonly SeedPage[] = [
  flow('account', ACCOUNT, [
    block('breadcrumbs', 'account-home-breadcrumbs'),
    block('account-home', 'account-home', { props: { heading: ACCOUNT }, slots: { menu: [block('account-menu', 'account-home-menu')] } }),
  ]),
  flow('accountVerify', VERIFY, [
    block('breadcrumbs', 'verify-account-breadcrumbs'),
    block('verify-account', 'verify-account', {
      props: {
        heading: VERIFY,
        text: words(
          'We sent you a code of six digits.',
          'Te hemos enviado un código de seis cifras.',
          'Nous vous avons envoyé un code à six chiffres.',
          'أرسلنا إليك رمزًا من ستة أرقام.',
          '6桁のコードをお送りしました。',
        ),
      },
    }),
  ]),
  flow('accountSetPassword', NEW_PASSWORD, [
    block('breadcrumbs', 'set-password-breadcrumbs'),
    block('set-password', 'set-password', { props: { heading: NEW_PASSWORD } }),
  ]),
  flow('accountAddresses', ADDRESSES, [
    block('breadcrumbs', 'address-book-breadcrumbs'),
    block('address-book', 'address-book', { props: { heading: ADDRESSES } }),
  ]),
  flow('accountPaymentMethods', PAYMENT, [
    block('breadcrumbs', 'payment-methods-breadcrumbs'),
    block('payment-methods', 'payment-methods', { props: { heading: PAYMENT } }),
  ]),
  flow('accountProfile', PROFILE, [
    block('breadcrumbs', 'account-profile-breadcrumbs'),
    block('account-profile', 'account-profile', { props: { heading: PROFILE } }),
  ]),
  flow('accountData', DATA, [
    block('breadcrumbs', 'account-data-breadcrumbs'),
    block('account-data', 'account-data', { props: { heading: DATA } }),
  ]),
  flow('orders', ORDERS, [
    block('breadcrumbs', 'orders-breadcrumbs'),
    block('order-history', 'order-history', { props: { heading: ORDERS } }),
  ]),
  flow('orderDetails', ORDER, [
    block('breadcrumbs', 'order-details-breadcrumbs'),
    block('order-details', 'order-details', { props: { heading: ORDER } }),
  ]),
  flow('orderStatus', STATUS, [
    block('breadcrumbs', 'order-status-breadcrumbs'),
    block('order-status', 'order-status', { props: { heading: STATUS } }),
  ]),
]
