import type { SeedPage } from '../seed/seed-node.ts'
import { createTranslator } from '../seed/translator.ts'
import { accountPages, entryPages } from './account.ts'
import { brand, brandIndex, emptySearch, favorites, listing, notFound, product, productNotFound, search } from './catalogue.ts'
import { checkout, complete, recreateCart, redirect } from './checkout.ts'
import { footer, header, maintenance } from './frame.ts'
import { home } from './home.ts'
import { link } from '../seed/link.ts'
import { checkoutFrame } from './checkout-frame.ts'
import { contact, delivery, RETURNS, returns } from './help.ts'
import { privacy } from './privacy.ts'
import { byLanguage } from './languages/by-language.ts'

/**
 * The pages a shop cannot be imported into and sold from without: one of each kind the shop routes to, in plain words. They
 * name no category, brand, product or picture, so that they fit any catalogue; `name` is the shop's.
 */
export const starterPages = (name = 'Shop'): readonly SeedPage[] =>
  createTranslator(byLanguage).inLanguages<readonly SeedPage[]>([
    home(name),
    header(name),
    footer,
    ...checkoutFrame({ name, legal: '© {year}', links: [link('checkout-footer-returns', RETURNS, '/help/returns')] }),
    maintenance,
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
    ...entryPages(),
    ...accountPages,
    contact,
    delivery,
    returns,
    privacy,
  ])
