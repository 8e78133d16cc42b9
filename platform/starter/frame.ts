import { link } from '../seed/link.ts'
import { block, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'

const ACCOUNT = words('Account', 'Cuenta', 'Compte', 'الحساب', 'アカウント')
const FAVORITES = words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り')

export const header = (name: string): SeedPage => ({
  key: 'header',
  kind: 'header',
  title: words('Header', 'Cabecera', 'En-tête', 'رأس الصفحة', 'ヘッダー'),
  blocks: [
    block('header-bar', 'header-bar', {
      slots: {
        start: [block('logo', 'header-logo', { props: { alt: name } })],
        navigation: [block('header-navigation', 'header-navigation')],
        end: [
          block('site-search', 'header-search', {
            slots: { suggestions: [block('popular-searches', 'header-popular'), block('product-suggestions', 'header-products')] },
          }),
          block('language-selector', 'header-languages', { props: { variant: 'dropdown' } }),
          block('account-link', 'header-account', { props: { label: ACCOUNT } }),
          block('favorites-link', 'header-favorites', { props: { label: FAVORITES } }),
          block('mini-cart', 'header-cart', { props: { label: words('Bag', 'Bolsa', 'Panier', 'الحقيبة', 'バッグ') } }),
        ],
      },
    }),
  ],
})

export const footer: SeedPage = {
  key: 'footer',
  kind: 'footer',
  title: words('Footer', 'Pie de página', 'Pied de page', 'تذييل الصفحة', 'フッター'),
  blocks: [
    block('footer', 'footer', {
      props: { legal: words('© {year}', '© {year}', '© {year}', '© {year}', '© {year}') },
      slots: {
        groups: [
          block('link-group', 'footer-account', {
            props: { heading: words('Your account', 'Tu cuenta', 'Votre compte', 'حسابك', 'マイページ') },
            slots: {
              links: [
                link(
                  'footer-orders',
                  words('Find an order', 'Buscar un pedido', 'Retrouver une commande', 'ابحث عن طلب', 'ご注文の確認'),
                  '/tracking',
                ),
                link('footer-favorites', FAVORITES, '/my-favorites'),
                block('link', 'footer-sign-in', {
                  props: {
                    label: words('Sign in', 'Iniciar sesión', 'Se connecter', 'تسجيل الدخول', 'ログイン'),
                    href: '/account/sign-in',
                  },
                  meta: { audience: 'guest' },
                }),
                block('link', 'footer-my-account', {
                  props: { label: words('Your account', 'Tu cuenta', 'Votre compte', 'حسابك', 'マイページ'), href: '/account' },
                  meta: { audience: 'signedIn' },
                }),
              ],
            },
          }),
          block('link-group', 'footer-help', {
            props: { heading: words('Help', 'Ayuda', 'Aide', 'المساعدة', 'ヘルプ') },
            slots: {
              links: [
                link('footer-contact', words('Contact', 'Contacto', 'Contact', 'اتصل بنا', 'お問い合わせ'), '/contact'),
                link('footer-delivery', words('Delivery', 'Envíos', 'Livraison', 'التوصيل', '配送'), '/help/delivery'),
                link('footer-returns', words('Returns', 'Devoluciones', 'Retours', 'الإرجاع', '返品'), '/help/returns'),
              ],
            },
          }),
        ],
        bottom: [
          block('language-selector', 'footer-languages'),
          block('country-select-button', 'footer-country', {
            props: { label: words('Country and language', 'País e idioma', 'Pays et langue', 'البلد واللغة', '国と言語') },
          }),
        ],
      },
    }),
  ],
}

const CLOSED = words('We will be right back', 'Volvemos enseguida', 'Nous revenons tout de suite', 'سنعود حالًا', 'まもなく再開します')

export const maintenance: SeedPage = {
  key: 'maintenance',
  kind: 'maintenance',
  noindex: true,
  title: CLOSED,
  blocks: [block('maintenance-notice', 'maintenance-notice', { props: { heading: CLOSED } })],
}
