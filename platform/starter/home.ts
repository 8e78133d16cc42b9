import { block, type SeedPage } from '../seed/seed-node.ts'
import { words, type Words } from '../seed/words.ts'
import { TEXT_LANGUAGES } from '../../src/site/text-language.ts'
import { EVERYTHING, everything, newest, recentlyViewed } from './ways-on.ts'

const WELCOME = words('Welcome', 'Te damos la bienvenida', 'Bienvenue', 'أهلًا بك', 'ようこそ')
const WHERE_TO_BEGIN = words('Where to begin', 'Por dónde empezar', 'Par où commencer', 'من أين تبدأ', 'まずはここから')

/** A name is not translated, which has to be said: left out it would read as not translated yet. */
const inEveryLanguage = (name: string): Words => ({
  ...words(name, name, name, name, name),
  ...Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, name])),
})

/** The name of the shop, its first categories, what is new, and ways on: all of it from the catalogue, whatever was imported. */
export const home = (name: string): SeedPage => ({
  key: 'home',
  kind: 'home',
  title: WELCOME,
  seoDescription: words(
    'Everything there is in this shop: what is new, all categories, and a search that finds the rest.',
    'Todo lo que hay en esta tienda: las novedades, todas las categorías y una búsqueda que encuentra el resto.',
    'Tout ce que propose cette boutique : les nouveautés, toutes les catégories et une recherche qui trouve le reste.',
    'كل ما في هذا المتجر: الجديد، وجميع الأقسام، وبحث يجد لك ما تبقى.',
    'このショップのすべて。新着商品、すべてのカテゴリー、そのほかは検索で見つかります。',
  ),
  blocks: [
    block('hero', 'home-hero', {
      props: { eyebrow: WELCOME, heading: inEveryLanguage(name) },
      slots: { buttons: [block('button', 'home-hero-everything', { props: { label: EVERYTHING, href: '/search', size: 'large' } })] },
    }),
    block('category-cards', 'home-categories', {
      props: { source: 'catalogue', heading: WHERE_TO_BEGIN, columns: 4, aspect: 'portrait4x3' },
    }),
    newest('home-newest'),
    everything('home-menu'),
    recentlyViewed('home-recently-viewed'),
  ],
})
