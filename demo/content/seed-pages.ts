import { about } from './pages/about.ts'
import { accountPages } from './pages/account.ts'
import { care } from './pages/care.ts'
import { brand, brandIndex, emptySearch, favorites, listing, notFound, product, productNotFound, search } from './pages/catalogue.ts'
import { checkout, complete, recreateCart, redirect } from './pages/checkout.ts'
import { footer, header, maintenance } from './pages/frame.ts'
import { contact, delivery, returns } from './pages/help.ts'
import { home } from './pages/home.ts'
import { linen } from './pages/linen.ts'
import { splash } from './pages/splash.ts'
import type { SeedPage } from '../../platform/seed/seed-node.ts'

/** Every page a new space begins with: one of each kind the shop routes to, and the configured landing pages. */
export const SEED_PAGES: readonly SeedPage[] = [
  home,
  header,
  footer,
  maintenance,
  splash,
  listing,
  search,
  brand,
  brandIndex,
  product,
  productNotFound,
  notFound,
  emptySearch,
  favorites,
  checkout,
  complete,
  recreateCart,
  redirect,
  ...accountPages,
  linen,
  about,
  care,
  delivery,
  returns,
  contact,
]
