import { link } from '../../../platform/seed/link.ts'
import { block, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { ALDER_COUNTRIES, BRANDS_COUNTRIES } from '../clients.ts'
import { PRIVACY, TERMS } from './legal.ts'
import { LINEN, MENDING } from './stories.ts'

/** The site of Taiwan has no identity provider. */
const WITH_ACCOUNTS = ALDER_COUNTRIES.filter((country) => country !== 'TW')

export const header: SeedPage = {
  key: 'header',
  kind: 'header',
  title: words('Header', 'Cabecera', 'En-tête', 'رأس الصفحة', 'ヘッダー'),
  blocks: [
    block('header-banner', 'header-banner', {
      props: {
        text: words(
          'New stoneware, fresh from the kiln',
          'Gres nuevo, recién salido del horno',
          'Du grès tout juste sorti du four',
          'خزف جديد خرج لتوّه من الفرن',
          '窯から出たばかりの新しい器',
        ),
        href: '/women/home/ceramics',
      },
    }),
    block('header-bar', 'header-bar', {
      slots: {
        start: [block('logo', 'header-logo', { props: { alt: 'Alder' } })],
        navigation: [block('header-navigation', 'header-navigation')],
        end: [
          block('header-list', 'header-stories', {
            meta: { hiddenOn: 'mobile', countries: ['JP'] },
            slots: {
              links: [link('header-linen', LINEN.link, '/stories/linen')],
            },
          }),
          block('site-search', 'header-search', {
            props: {
              placeholder: words(
                'Search cups, linen, candles',
                'Busca tazas, lino, velas',
                'Tasses, lin, bougies',
                'ابحث عن فناجين، كتّان، شموع',
                'カップ、リネン、キャンドル',
              ),
            },
            slots: { suggestions: [block('popular-searches', 'header-popular'), block('product-suggestions', 'header-products')] },
          }),
          block('language-selector', 'header-languages', { props: { variant: 'dropdown' } }),
          block('account-link', 'header-account', { props: { label: words('Account', 'Cuenta', 'Compte', 'الحساب', 'アカウント') } }),
          block('favorites-link', 'header-favorites', {
            props: { label: words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り') },
          }),
          block('mini-cart', 'header-cart', { props: { label: words('Bag', 'Bolsa', 'Panier', 'الحقيبة', 'バッグ') } }),
        ],
      },
    }),
  ],
}

export const footer: SeedPage = {
  key: 'footer',
  kind: 'footer',
  title: words('Footer', 'Pie de página', 'Pied de page', 'تذييل الصفحة', 'フッター'),
  blocks: [
    block('email-sign-up', 'footer-sign-up', {
      props: {
        heading: words('Letters from us', 'Nuestras cartas', 'Nos lettres', 'رسائلنا إليك', 'お便りをお届けします'),
        text: words(
          'New pieces, the people behind them, and the sale a day early.',
          'Prendas nuevas, quién las hace y las rebajas un día antes.',
          'Les nouveautés, celles et ceux qui les font, et les soldes un jour plus tôt.',
          'القطع الجديدة، ومن يصنعها، والتخفيضات قبل يوم من بدايتها.',
          '新作と作り手の話、そして一日早いセールのご案内。',
        ),
      },
    }),
    block('footer', 'footer', {
      props: {
        legal: words(
          '© {year} Alder. All rights reserved.',
          '© {year} Alder. Todos los derechos reservados.',
          '© {year} Alder. Tous droits réservés.',
          '© {year} ألدر. جميع الحقوق محفوظة.',
          '© {year} Alder. 無断転載を禁じます。',
        ),
      },
      slots: {
        groups: [
          block('link-group', 'footer-shop', {
            props: { heading: words('Shop', 'Tienda', 'Boutique', 'تسوّق', 'ショップ') },
            slots: {
              links: [
                link('footer-women', words('Women', 'Mujer', 'Femme', 'نساء', 'ウィメンズ'), '/women'),
                link('footer-men', words('Men', 'Hombre', 'Homme', 'رجال', 'メンズ'), '/men'),
                link('footer-kids', words('Kids', 'Niños', 'Enfant', 'أطفال', 'キッズ'), '/kids'),
                link('footer-brands', words('Brands', 'Marcas', 'Marques', 'العلامات', 'ブランド'), '/brands', BRANDS_COUNTRIES),
                link('footer-merken', words('Brands', 'Marcas', 'Marques', 'العلامات', 'ブランド'), '/merken', ['NL']),
                link('footer-designers', words('Designers', 'Diseñadores', 'Créateurs', 'المصممون', 'デザイナー'), '/designers', [
                  'US',
                  'CA',
                ]),
                link('footer-sale', words('Sale', 'Rebajas', 'Soldes', 'تخفيضات', 'セール'), '/sale'),
              ],
            },
          }),
          block('link-group', 'footer-alder', {
            props: { heading: words('Alder', 'Alder', 'Alder', 'ألدر', 'Alder') },
            slots: {
              links: [
                link('footer-about', words('About us', 'Quiénes somos', 'Qui nous sommes', 'من نحن', '私たちについて'), '/about'),
                link('footer-linen', LINEN.link, '/stories/linen'),
                link('footer-care', MENDING.link, '/help/care'),
                link('footer-terms', TERMS, '/legal/terms'),
                link('footer-privacy', PRIVACY, '/legal/privacy'),
                block('link', 'footer-commerce-act', {
                  props: {
                    label: words('Legal notice', 'Aviso legal', 'Mentions légales', 'إشعار قانوني', '特定商取引法に基づく表記'),
                    href: '/legal/terms',
                    htmlClass: 'legal-notice',
                    clickEvent: 'legalNotice',
                  },
                  slots: {
                    subItems: [
                      block('link', 'footer-commerce-act-privacy', {
                        props: {
                          label: words(
                            'Personal data',
                            'Datos personales',
                            'Données personnelles',
                            'البيانات الشخصية',
                            '個人情報の取り扱い',
                          ),
                          href: '/legal/privacy',
                          isPrivacyPolicy: true,
                        },
                      }),
                      block('link', 'footer-commerce-act-robots', {
                        props: {
                          label: words('For robots', 'Para robots', 'Pour les robots', 'للروبوتات', 'クローラー向け'),
                          href: '/robots.txt',
                          isCustomLink: true,
                        },
                      }),
                    ],
                  },
                  meta: { countries: ['JP'] },
                }),
              ],
            },
          }),
          block('link-group', 'footer-account', {
            props: { heading: words('Your account', 'Tu cuenta', 'Votre compte', 'حسابك', 'マイページ') },
            slots: {
              links: [
                link(
                  'footer-orders',
                  words('Find an order', 'Buscar un pedido', 'Retrouver une commande', 'ابحث عن طلب', 'ご注文の確認'),
                  '/tracking',
                ),
                link('footer-favorites', words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り'), '/my-favorites'),
                block('link', 'footer-sign-in', {
                  props: {
                    label: words('Sign in', 'Iniciar sesión', 'Se connecter', 'تسجيل الدخول', 'ログイン'),
                    href: '/account/sign-in',
                  },
                  meta: { audience: 'guest', countries: WITH_ACCOUNTS },
                }),
                block('link', 'footer-my-account', {
                  props: { label: words('Your account', 'Tu cuenta', 'Votre compte', 'حسابك', 'マイページ'), href: '/account' },
                  meta: { audience: 'signedIn', countries: WITH_ACCOUNTS },
                }),
              ],
            },
          }),
        ],
        support: [
          block('support-nav', 'footer-support', {
            props: {
              heading: words(
                'We are here to help',
                'Estamos para ayudarte',
                'Nous sommes là pour vous',
                'نحن هنا لمساعدتك',
                'お困りのときは',
              ),
            },
            slots: {
              sections: [
                block('support-section', 'footer-support-orders', {
                  props: { label: words('Orders', 'Pedidos', 'Commandes', 'الطلبات', 'ご注文') },
                  slots: {
                    items: [
                      link('footer-delivery', words('Delivery', 'Envíos', 'Livraison', 'التوصيل', '配送'), '/help/delivery'),
                      link('footer-returns', words('Returns', 'Devoluciones', 'Retours', 'الإرجاع', '返品'), '/help/returns'),
                    ],
                  },
                }),
                block('support-section', 'footer-support-talk', {
                  props: { label: words('Talk to us', 'Habla con nosotros', 'Parlez-nous', 'تحدّث إلينا', 'お問い合わせ') },
                  slots: {
                    items: [
                      link('footer-contact', words('Contact', 'Contacto', 'Contact', 'اتصل بنا', 'お問い合わせフォーム'), '/contact'),
                    ],
                  },
                }),
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

export const maintenance: SeedPage = {
  key: 'maintenance',
  kind: 'maintenance',
  noindex: true,
  title: words('We will be right back', 'Volvemos enseguida', 'Nous revenons tout de suite', 'سنعود حالًا', 'まもなく再開します'),
  blocks: [
    block('maintenance-notice', 'maintenance-notice', {
      props: {
        heading: words('We will be right back', 'Volvemos enseguida', 'Nous revenons tout de suite', 'سنعود حالًا', 'まもなく再開します'),
        text: words(
          'The shop is closed for a little work. Your bag is kept as you left it.',
          'La tienda está cerrada por unos arreglos. Tu bolsa sigue como la dejaste.',
          'La boutique est fermée le temps de quelques travaux. Votre panier reste tel que vous l’avez laissé.',
          'المتجر مغلق لأعمال بسيطة. حقيبتك باقية كما تركتها.',
          'ただいま作業中です。バッグの中身はそのままお取り置きしています。',
        ),
      },
    }),
  ],
}
