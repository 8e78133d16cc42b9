import { block, type SeedPage } from '../seed/seed-node.ts'
import { words } from '../seed/words.ts'
import { everything, newest, recentlyViewed } from './ways-on.ts'

/** On narrow screens a category is chosen among the filters. */
const ABOVE = { meta: { hiddenOn: 'mobile' } } as const

/** Nothing stands beside the products: there is room for four in a row. */
const IN_A_ROW = { columns: 4 } as const

/** What most shoppers ask first comes first. */
const FILTERS = ['size', 'color', 'priceRange', 'categories', 'brand', 'onSale'] as const

export const listing: SeedPage = {
  key: 'listing',
  kind: 'listing',
  title: words('Category', 'Categoría', 'Catégorie', 'الفئة', 'カテゴリー'),
  blocks: [
    block('listing', 'listing', {
      props: IN_A_ROW,
      slots: {
        top: [
          block('breadcrumbs', 'listing-breadcrumbs'),
          block('results', 'listing-results'),
          // In wide windows they stand beside the products.
          block('chip-list', 'listing-chips', { meta: { hiddenOn: 'desktop' } }),
        ],
        side: [
          block('side-navigation', 'listing-side', ABOVE),
          block('category-navigation', 'listing-categories', ABOVE),
          block('filters', 'listing-filters', { props: { layout: 'mobile', kinds: FILTERS } }),
        ],
        bottom: [block('paginator', 'listing-paginator'), recentlyViewed('listing-recently-viewed')],
      },
    }),
  ],
}

export const search: SeedPage = {
  key: 'search',
  kind: 'search',
  noindex: true,
  title: words('Search', 'Búsqueda', 'Recherche', 'البحث', '検索'),
  blocks: [
    block('listing', 'search-listing', {
      props: IN_A_ROW,
      slots: {
        top: [block('breadcrumbs', 'search-breadcrumbs'), block('results', 'search-results')],
        side: [
          block('category-navigation', 'search-categories', ABOVE),
          block('filters', 'search-filters', { props: { layout: 'mobile', kinds: FILTERS } }),
        ],
        bottom: [block('paginator', 'search-paginator')],
      },
    }),
  ],
}

export const brand: SeedPage = {
  key: 'brand',
  kind: 'brand',
  title: words('Brand', 'Marca', 'Marque', 'العلامة', 'ブランド'),
  blocks: [
    block('listing', 'brand-listing', {
      props: IN_A_ROW,
      slots: {
        top: [block('breadcrumbs', 'brand-breadcrumbs'), block('results', 'brand-results')],
        side: [
          block('category-navigation', 'brand-categories', ABOVE),
          block('filters', 'brand-filters', {
            props: { layout: 'mobile', kinds: ['size', 'color', 'priceRange', 'categories', 'onSale'] },
          }),
        ],
        bottom: [block('paginator', 'brand-paginator')],
      },
    }),
  ],
}

export const brandIndex: SeedPage = {
  key: 'brandIndex',
  kind: 'brandIndex',
  title: words('Brands', 'Marcas', 'Marques', 'العلامات', 'ブランド'),
  blocks: [
    block('breadcrumbs', 'brand-index-breadcrumbs'),
    block('brand-index', 'brand-index', {
      props: {
        heading: words(
          'Every brand, from A to Z',
          'Todas las marcas, de la A a la Z',
          'Toutes les marques, de A à Z',
          'كل العلامات من الألف إلى الياء',
          'すべてのブランド',
        ),
      },
    }),
  ],
}

export const product: SeedPage = {
  key: 'product',
  kind: 'product',
  title: words('Product', 'Producto', 'Produit', 'المنتج', '商品'),
  blocks: [
    block('breadcrumbs', 'product-breadcrumbs', { props: { showBackButton: true }, meta: { hiddenOn: 'mobile' } }),
    block('product-details', 'product-details', {
      props: { layout: 'grid' },
      slots: {
        gallery: [block('product-image-grid', 'product-gallery')],
        options: [block('size-type', 'product-size-type')],
        customisation: [block('customisation', 'product-customisation')],
        details: [
          block('product-accordion', 'product-accordion', {
            props: { sections: ['description', 'details', 'care', 'shippingAndReturns'] },
          }),
        ],
      },
    }),
    // Narrow windows begin with the pictures.
    block('breadcrumbs', 'product-breadcrumbs-narrow', { meta: { hiddenOn: 'desktop' } }),
    block('product-tray', 'product-bought-together', {
      props: {
        source: 'recommendation',
        model: 'bought-together',
        header: words('Goes well with', 'Combina con', 'Se porte avec', 'ينسجم مع', '合わせるなら'),
      },
    }),
    block('product-tray', 'product-related', {
      props: {
        source: 'recommendation',
        model: 'related-products',
        header: words('In the same spirit', 'En la misma línea', 'Dans le même esprit', 'بالروح نفسها', '同じ気分のもの'),
      },
    }),
    block('reviews-bazaarvoice', 'product-reviews'),
    block('reviews-yotpo', 'product-reviews-yotpo'),
    recentlyViewed('product-recently-viewed'),
    // At the foot of the window, so it comes last to who reads or tabs, too.
    block('sticky-product-details', 'product-sticky'),
  ],
}

const GONE = words(
  'This product is no longer here',
  'Este producto ya no está',
  'Ce produit n’est plus là',
  'لم يعد هذا المنتج متوفرًا',
  'この商品は取り扱いを終えました',
)

export const productNotFound: SeedPage = {
  key: 'productNotFound',
  kind: 'productNotFound',
  noindex: true,
  title: GONE,
  blocks: [
    block('breadcrumbs', 'product-not-found-breadcrumbs'),
    block('headline', 'product-not-found-headline', { props: { level: 1, text: GONE } }),
    everything('product-not-found-menu'),
    newest('product-not-found-tray'),
  ],
}

const NOT_FOUND = words(
  'This page is not here',
  'Esta página no está aquí',
  'Cette page n’est pas ici',
  'هذه الصفحة ليست هنا',
  'このページは見つかりません',
)

export const notFound: SeedPage = {
  key: 'notFound',
  kind: 'notFound',
  noindex: true,
  title: NOT_FOUND,
  blocks: [
    block('breadcrumbs', 'not-found-breadcrumbs'),
    block('empty-search', 'not-found-search', {
      props: {
        heading: NOT_FOUND,
        text: words('What were you looking for?', '¿Qué buscabas?', 'Que cherchiez-vous ?', 'عمّ كنت تبحث؟', 'お探しのものは？'),
      },
    }),
    everything('not-found-menu'),
  ],
}

export const emptySearch: SeedPage = {
  key: 'emptySearch',
  kind: 'emptySearch',
  noindex: true,
  title: words('Nothing found', 'Sin resultados', 'Aucun résultat', 'لا توجد نتائج', '見つかりませんでした'),
  blocks: [
    block('breadcrumbs', 'empty-search-breadcrumbs'),
    block('empty-search', 'empty-search', { slots: { body: [newest('empty-search-tray')] } }),
  ],
}

const FAVORITES = words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り')

export const favorites: SeedPage = {
  key: 'favorites',
  kind: 'favorites',
  noindex: true,
  title: FAVORITES,
  blocks: [
    block('breadcrumbs', 'favorites-breadcrumbs'),
    block('favorites-list', 'favorites-list', {
      props: {
        heading: FAVORITES,
        emptyText: words(
          'Nothing here yet. Select the heart on a product and it is listed here.',
          'Aún no hay nada. Toca el corazón de un producto y aparecerá aquí.',
          'Rien pour l’instant. Touchez le cœur d’un produit et il s’affichera ici.',
          'لا شيء هنا بعد. المس القلب على أي منتج ليظهر هنا.',
          'まだ何もありません。商品のハートに触れると、ここに表示されます。',
        ),
      },
      slots: { empty: [newest('favorites-tray')] },
    }),
  ],
}
