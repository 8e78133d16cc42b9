import { link } from '../../../../platform/seed/link.ts'
import { block, type SeedNode, type SeedPage } from '../../../../platform/seed/seed-node.ts'
import { words, type Words } from '../../../../platform/seed/words.ts'
import { BRIAR_SITES } from '../../clients.ts'
import { PRIVACY, TERMS } from '../legal.ts'

const group = (id: string, heading: Words, links: readonly SeedNode[]): SeedNode =>
  block('link-group', `briar-${id}`, { props: { heading }, slots: { links } })

export const briarHeader: SeedPage = {
  key: 'header',
  kind: 'header',
  sites: BRIAR_SITES,
  title: words('Header', 'Cabecera', 'En-tête', 'رأس الصفحة', 'ヘッダー'),
  blocks: [
    block('header-bar', 'briar-header-bar', {
      slots: {
        start: [block('logo', 'briar-header-logo', { props: { alt: 'Briar' } })],
        navigation: [block('header-navigation', 'briar-header-navigation')],
        end: [
          block('site-search', 'briar-header-search', {
            props: {
              placeholder: words(
                'Search serum, cream, lipstick',
                'Busca sérum, crema, pintalabios',
                'Sérum, crème, rouge à lèvres',
                'ابحث عن سيروم، كريم، أحمر شفاه',
                '美容液、クリーム、リップ',
              ),
            },
            slots: {
              suggestions: [block('popular-searches', 'briar-header-popular'), block('product-suggestions', 'briar-header-products')],
            },
          }),
          block('language-selector', 'briar-header-languages', { props: { variant: 'dropdown' } }),
          block('account-link', 'briar-header-account', { props: { label: words('Account', 'Cuenta', 'Compte', 'الحساب', 'アカウント') } }),
          block('favorites-link', 'briar-header-favorites', {
            props: { label: words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り') },
          }),
          block('mini-cart', 'briar-header-cart', { props: { label: words('Bag', 'Bolsa', 'Panier', 'الحقيبة', 'バッグ') } }),
        ],
      },
    }),
  ],
}

export const briarFooter: SeedPage = {
  key: 'footer',
  kind: 'footer',
  sites: BRIAR_SITES,
  title: words('Footer', 'Pie de página', 'Pied de page', 'تذييل الصفحة', 'フッター'),
  blocks: [
    block('footer', 'briar-footer', {
      props: {
        legal: words(
          '© {year} Briar. All rights reserved.',
          '© {year} Briar. Todos los derechos reservados.',
          '© {year} Briar. Tous droits réservés.',
          '© {year} براير. جميع الحقوق محفوظة.',
          '© {year} Briar. 無断転載を禁じます。',
        ),
      },
      slots: {
        groups: [
          group('footer-shop', words('Shop', 'Tienda', 'Boutique', 'تسوّق', 'ショップ'), [
            link('briar-footer-skincare', words('Skincare', 'Cuidado facial', 'Soin', 'العناية بالبشرة', 'スキンケア'), '/skincare'),
            link('briar-footer-makeup', words('Makeup', 'Maquillaje', 'Maquillage', 'المكياج', 'メイクアップ'), '/makeup'),
            link('briar-footer-brands', words('Brands', 'Marcas', 'Marques', 'العلامات', 'ブランド'), '/brands', ['KR']),
            link('briar-footer-marcas', words('Brands', 'Marcas', 'Marques', 'العلامات', 'ブランド'), '/marcas', ['MX']),
            link('briar-footer-sale', words('Sale', 'Rebajas', 'Soldes', 'تخفيضات', 'セール'), '/sale'),
          ]),
          group('footer-briar', words('Briar', 'Briar', 'Briar', 'براير', 'Briar'), [
            link('briar-footer-about', words('About us', 'Quiénes somos', 'Qui nous sommes', 'من نحن', '私たちについて'), '/about'),
            link('briar-footer-terms', TERMS, '/legal/terms'),
            link('briar-footer-privacy', PRIVACY, '/legal/privacy'),
          ]),
          group('footer-help', words('Help', 'Ayuda', 'Aide', 'المساعدة', 'ヘルプ'), [
            link('briar-footer-delivery', words('Delivery', 'Envíos', 'Livraison', 'التوصيل', '配送'), '/help/delivery'),
            link('briar-footer-returns', words('Returns', 'Devoluciones', 'Retours', 'الإرجاع', '返品'), '/help/returns'),
            link(
              'briar-footer-orders',
              words('Find an order', 'Buscar un pedido', 'Retrouver une commande', 'ابحث عن طلب', 'ご注文の確認'),
              '/tracking',
            ),
            link('briar-footer-contact', words('Contact', 'Contacto', 'Contact', 'اتصل بنا', 'お問い合わせフォーム'), '/contact'),
          ]),
        ],
        bottom: [
          block('language-selector', 'briar-footer-languages'),
          block('country-select-button', 'briar-footer-country', {
            props: { label: words('Country and language', 'País e idioma', 'Pays et langue', 'البلد واللغة', '国と言語') },
          }),
        ],
      },
    }),
  ],
}
