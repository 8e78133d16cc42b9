import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import { optionNames } from '../../../src/lib/option-names.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteScope } from '../../commerce/http/request-scope.ts'
import { formPage } from '../../commerce/plain-forms/form-page.tsx'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import { BrandName, brandOf } from '../../operations/plain-pages/brand.tsx'
import { agentTexts } from '../agent-texts.ts'
import type { AgentBag } from '../bags/agent-bags.ts'

interface Shown {
  readonly cart: Cart
  readonly scope: SiteScope
  readonly bag: AgentBag
  /** She has something in her own bag. */
  readonly hasOwn: boolean
}

const PICTURE_PX = 72

/** What an agent has put together, for its shopper to look through: no address and no name, which a link passed on would tell. */
export const continuePage = ({ cart, scope, bag, hasOwn }: Shown): string => {
  const locale = localeTag(scope.language, scope.site.code)
  const text = agentTexts(locale)
  const t = shopTexts(locale)
  const { totalItemCost, totalDiscountProduct } = cart.cartSummary
  const brand = brandOf(scope.site)
  const query = new URLSearchParams({ siteTag: scope.site.siteTag, lang: scope.language })
  const sums = [
    ...(totalDiscountProduct === 0 ? [] : [{ label: t('cart.discount'), amount: -totalDiscountProduct }]),
    { label: t('cart.subtotal'), amount: totalItemCost - totalDiscountProduct },
  ]
  return formPage({
    language: locale,
    brand,
    title: text('continue.title'),
    look: 'handover',
    body: (
      <main>
        <div>
          <p className="shop">
            <BrandName brand={brand} href={basePathOf(scope.site, scope.language)} />
          </p>
          <h1>{text('continue.title')}</h1>
        </div>
        <p>{text('continue.text', { agent: new URL(bag.agent).hostname })}</p>
        <ul>
          {cart.items.map((item) => (
            <Line key={item.lineItemId} item={item} scope={scope} />
          ))}
        </ul>
        <div>
          {sums.map(({ label, amount }) => (
            <p key={label} className="sum">
              <span>{label}</span> <bdi>{formatPrice(amount, scope.site, locale)}</bdi>
            </p>
          ))}
        </div>
        {hasOwn && <p>{text('continue.kept')}</p>}
        <form method="post" action={`/forms/continue/${bag.continueToken}?${query.toString()}`}>
          <button type="submit">{text('continue.button')}</button>
        </form>
      </main>
    ),
  })
}

const Line = ({ item, scope }: { readonly item: CartItem; readonly scope: SiteScope }) => {
  const locale = localeTag(scope.language, scope.site.code)
  const { brand, name, quantity, price, thumbnailUrl } = item
  const facts = [...optionNames(item, scope.site.product.oneSizeValues), shopTexts(locale)('checkout.quantity', { count: quantity })]
  return (
    <li>
      {thumbnailUrl.startsWith('/images/') && (
        <img src={imageVariant(thumbnailUrl, 160)} alt="" width={PICTURE_PX} height={PICTURE_PX * 1.25} loading="lazy" />
      )}
      <div className="what">
        <p className="facts">
          <bdi>{brand}</bdi>
        </p>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className="facts">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <bdi>{formatPrice(price.sale * quantity, scope.site, locale)}</bdi>
    </li>
  )
}
