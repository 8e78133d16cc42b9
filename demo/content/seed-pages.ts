import { accountPages } from '../../platform/starter/account.ts'
import { listing, product, search } from '../../platform/starter/catalogue.ts'
import { recreateCart, redirect } from '../../platform/starter/checkout.ts'
import { inAllLanguages } from '../languages/translate.ts'
import { alderEntryPages, briarEntryPages } from './pages/account.ts'
import { about } from './pages/about.ts'
import { briarDepartments } from './pages/briar/briar-departments.ts'
import { briarFooter, briarHeader } from './pages/briar/briar-frame.ts'
import { briarAbout, briarHome, briarMenu } from './pages/briar/briar-home.ts'
import { care } from './pages/care.ts'
import { brand, brandIndex, emptySearch, favorites, notFound, productNotFound } from './pages/catalogue.ts'
import { alderCheckoutFrame, briarCheckoutFrame } from './pages/checkout-frame.ts'
import { checkout, complete } from './pages/checkout.ts'
import { footer, header, maintenance } from './pages/frame.ts'
import { departments } from './pages/departments.ts'
import { contact, delivery, returns, sizes } from './pages/help.ts'
import { privacy, terms } from './pages/legal.ts'
import { home } from './pages/home.ts'
import { linen } from './pages/linen.ts'
import { menu } from './pages/menu.ts'
import { splash } from './pages/splash.ts'
import type { SeedPage } from '../../platform/seed/seed-node.ts'

/**
 * Every page the demo's space begins with: one of each kind the shop routes to, and landing pages. Pages that
 * are no different in any shop are the starter's.
 */
export const SEED_PAGES: readonly SeedPage[] = inAllLanguages([
  home,
  header,
  footer,
  ...alderCheckoutFrame,
  maintenance,
  menu,
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
  ...alderEntryPages,
  ...briarEntryPages,
  ...accountPages,
  ...departments,
  linen,
  about,
  care,
  delivery,
  terms,
  privacy,
  returns,
  sizes,
  contact,
  briarHome,
  briarHeader,
  briarFooter,
  ...briarCheckoutFrame,
  briarMenu,
  briarAbout,
  ...briarDepartments,
])
