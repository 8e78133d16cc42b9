import { art, block, type SeedNode, type SeedPage } from '../../../platform/seed/seed-node.ts'
import { brandIndex as starterBrandIndex } from '../../../platform/starter/catalogue.ts'
import { words } from '../../../platform/seed/words.ts'
import { ALDER_COUNTRIES, BRANDS_COUNTRIES, BRIAR_COUNTRIES } from '../clients.ts'
import { beginnings, WHERE_TO_BEGIN } from './beginnings.ts'
import { promises } from './promises.ts'

export const newInTray = (id: string): SeedNode =>
  block('product-tray', id, {
    props: {
      source: 'rule',
      filters: { collections: ['new-in'] },
      sort: 'newest',
      header: words('Just in', 'Recién llegado', 'Tout juste arrivé', 'وصل للتو', '入荷したばかり'),
      footer: words('All new arrivals', 'Todas las novedades', 'Toutes les nouveautés', 'كل الجديد', '新着をすべて見る'),
      href: '/new-in',
    },
  })

/** Ways on where something was not found: the departments, and everything where a client has none. */
const waysOn = (id: string): readonly SeedNode[] => [
  block('context-switcher', `${id}-departments`, {
    props: { label: words('Shopping for', 'Comprar para', 'Acheter pour', 'التسوق لـ', '売り場を選ぶ') },
    meta: { countries: [...ALDER_COUNTRIES] },
  }),
  block('menu-button', `${id}-menu`, {
    props: { label: words('Everything we have', 'Todo lo que tenemos', 'Tout ce que nous avons', 'كل ما لدينا', 'すべての売り場を見る') },
    meta: { countries: [...BRIAR_COUNTRIES] },
  }),
]

/** Brand pages in Japan have no filters but the categories as links: products use the whole width, in squares of colour. */
const brandInJapan: readonly SeedNode[] = [
  block('breadcrumbs', 'brand-jp-breadcrumbs', { meta: { countries: ['JP'] } }),
  block('results', 'brand-jp-results', { meta: { countries: ['JP'] } }),
  block('browse-by-list', 'brand-jp-categories', { props: { kind: 'categories' }, meta: { countries: ['JP'] } }),
  block('product-grid', 'brand-jp-grid', {
    props: { productsPerRow: 3, swatchSize: 'medium', revealDesigner: true },
    meta: { countries: ['JP'] },
  }),
  block('paginator', 'brand-jp-paginator', { meta: { countries: ['JP'] } }),
]

export const brand: SeedPage = {
  key: 'brand',
  kind: 'brand',
  title: words('Brand', 'Marca', 'Marque', 'العلامة', 'ブランド'),
  blocks: [
    block('listing', 'brand-listing', {
      props: { columns: 4 },
      meta: { countries: [...ALDER_COUNTRIES, ...BRIAR_COUNTRIES].filter((country) => country !== 'JP') },
      slots: {
        top: [block('breadcrumbs', 'brand-breadcrumbs'), block('results', 'brand-results')],
        side: [
          block('category-navigation', 'brand-categories', { meta: { hiddenOn: 'mobile' } }),
          block('filters', 'brand-filters', {
            props: { layout: 'mobile', kinds: ['size', 'color', 'priceRange', 'categories', 'onSale'] },
          }),
        ],
        bottom: [block('paginator', 'brand-paginator')],
      },
    }),
    ...brandInJapan,
  ],
}

const brandCard = (slug: string, name: string, picture: string): SeedNode =>
  block('category-card', `brand-index-${slug}`, {
    props: { title: words(name, name, name, name, name), image: art(picture), href: `/brands/${slug}` },
  })

/** The starter's, and some brands with a picture where their pages lie below `/brands`. */
export const brandIndex: SeedPage = {
  ...starterBrandIndex,
  blocks: [
    ...starterBrandIndex.blocks,
    block('category-cards', 'brand-index-cards', {
      props: {
        heading: words('Worth knowing', 'Para conocer', 'À connaître', 'علامات تستحق المعرفة', '知っておきたいブランド'),
        columns: { desktop: 4, mobileLarge: 2 },
        aspect: 'square',
      },
      meta: { countries: [...BRANDS_COUNTRIES] },
      slots: {
        cards: [
          brandCard('umber', 'Umber', 'category-ceramics'),
          brandCard('orsay', 'Orsay', 'category-jewellery'),
          brandCard('vale', 'Vale', 'category-textiles'),
          brandCard('birk-wren', 'Birk & Wren', 'category-stationery'),
        ],
      },
    }),
  ],
}

export const productNotFound: SeedPage = {
  key: 'productNotFound',
  kind: 'productNotFound',
  noindex: true,
  title: words(
    'This piece has gone',
    'Esta prenda ya no está',
    'Cette pièce n’est plus là',
    'لم تعد هذه القطعة متوفرة',
    'この商品は取り扱いを終えました',
  ),
  blocks: [
    block('breadcrumbs', 'product-not-found-breadcrumbs'),
    block('headline', 'product-not-found-headline', {
      props: {
        level: 1,
        text: words(
          'This piece has gone',
          'Esta prenda ya no está',
          'Cette pièce n’est plus là',
          'لم تعد هذه القطعة متوفرة',
          'この商品は取り扱いを終えました',
        ),
      },
    }),
    block('markdown', 'product-not-found-text', {
      props: {
        markdown: {
          markdown: words(
            'We make things in small numbers, and sometimes they find their people before you arrive. What came in lately is below.',
            'Hacemos pocas unidades y a veces encuentran dueño antes. Abajo tienes lo último que ha llegado.',
            'Nous fabriquons en petites quantités, et il arrive que tout parte avant vous. Voici ce qui vient d’arriver.',
            'نصنع بكميات صغيرة، وقد تجد القطع أصحابها قبل وصولك. تجد أدناه أحدث ما وصلنا.',
            '少量ずつつくっているため、先にお客さまのもとへ旅立ってしまうことがあります。最近入荷したものをご覧ください。',
          ),
        },
      },
    }),
    newInTray('product-not-found-tray'),
  ],
}

export const notFound: SeedPage = {
  key: 'notFound',
  kind: 'notFound',
  noindex: true,
  title: words('Page not found', 'Página no encontrada', 'Page introuvable', 'الصفحة غير موجودة', 'ページが見つかりません'),
  blocks: [
    block('breadcrumbs', 'not-found-breadcrumbs'),
    block('empty-search', 'not-found-search', {
      props: {
        heading: words(
          'This page is not here',
          'Esta página no está aquí',
          'Cette page n’est pas ici',
          'هذه الصفحة ليست هنا',
          'このページは見つかりません',
        ),
        text: words(
          'It may have moved, or the address may have a slip in it. Try the search, or start again from one of these.',
          'Puede que se haya movido o que la dirección tenga una errata. Prueba a buscar o empieza por aquí.',
          'Elle a peut-être changé de place, ou l’adresse contient une coquille. Essayez la recherche, ou repartez d’ici.',
          'ربما نُقلت، أو في العنوان خطأ صغير. جرّب البحث أو ابدأ من جديد من هنا.',
          '移動したか、アドレスに誤りがあるようです。検索するか、こちらからお探しください。',
        ),
        image: art('quiet-shelf'),
      },
      slots: { body: waysOn('not-found') },
    }),
    newInTray('not-found-tray'),
  ],
}

export const emptySearch: SeedPage = {
  key: 'emptySearch',
  kind: 'emptySearch',
  noindex: true,
  title: words('Nothing found', 'Sin resultados', 'Aucun résultat', 'لا توجد نتائج', '見つかりませんでした'),
  blocks: [
    block('breadcrumbs', 'empty-search-breadcrumbs'),
    block('empty-search', 'empty-search', {
      props: {
        heading: words('Nothing by that name', 'Nada con ese nombre', 'Rien à ce nom', 'لا شيء بهذا الاسم', '該当する商品がありません'),
        text: words(
          'Check the spelling, or use fewer and simpler words: “coat” finds more than “long camel coat”.',
          'Revisa la ortografía o usa menos palabras y más sencillas: «abrigo» encuentra más que «abrigo largo camel».',
          'Vérifiez l’orthographe, ou employez moins de mots, plus simples : « manteau » trouve plus que « long manteau camel ».',
          'راجع الإملاء أو استخدم كلمات أقل وأبسط: «معطف» تجد أكثر من «معطف طويل جملي».',
          'つづりをご確認いただくか、言葉を減らしてみてください。「キャメルのロングコート」より「コート」のほうが多く見つかります。',
        ),
        image: art('quiet-shelf'),
      },
      slots: {
        body: [
          block('top-searches', 'empty-search-top', {
            props: { heading: words('Often looked for', 'Lo más buscado', 'Souvent recherché', 'الأكثر بحثًا', 'よく検索されている言葉') },
          }),
          ...waysOn('empty-search'),
          newInTray('empty-search-tray'),
        ],
      },
    }),
  ],
}

/** Rooms of the house, where a client has them. */
const placesToBegin = block('category-cards', 'favorites-categories', {
  props: { heading: WHERE_TO_BEGIN, aspect: 'square' },
  slots: { cards: beginnings('favorites') },
  meta: { countries: [...ALDER_COUNTRIES] },
})

export const favorites: SeedPage = {
  key: 'favorites',
  kind: 'favorites',
  noindex: true,
  title: words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り'),
  blocks: [
    block('breadcrumbs', 'favorites-breadcrumbs'),
    block('favorites-list', 'favorites-list', {
      props: {
        heading: words('Favourites', 'Favoritos', 'Favoris', 'المفضلة', 'お気に入り'),
        emptyText: words(
          'Nothing kept yet. Touch the heart on a product and it waits for you here.',
          'Aún no has guardado nada. Toca el corazón de un producto y te esperará aquí.',
          'Rien de gardé pour l’instant. Touchez le cœur d’un produit et il vous attendra ici.',
          'لم تحفظ شيئًا بعد. المس القلب على أي منتج وستجده هنا.',
          'まだ何もありません。商品のハートに触れると、ここに残ります。',
        ),
      },
      slots: { empty: [placesToBegin, newInTray('favorites-tray')] },
    }),
    promises,
  ],
}
