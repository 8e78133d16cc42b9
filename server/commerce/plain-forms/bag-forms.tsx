import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { brandOf } from '../../operations/plain-pages/brand.tsx'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { readCart } from '../cart/change-cart.ts'
import { addLine, changeLine } from '../cart/change-lines.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import { siteScopeOf, type SiteScope } from '../http/request-scope.ts'
import { browserSession } from '../sessions/browser-session.ts'
import { cookieSession } from '../sessions/session-cookie.ts'
import { readSession } from '../sessions/session.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import { chooseSku } from './choose-sku.ts'
import { formPage } from './form-page.tsx'

const slug = z
  .string()
  .max(200)
  .optional()
  .transform((text) => (text === '' ? undefined : text))

const addition = z.object({
  product: z.string().min(1).max(100),
  color: slug,
  size: slug,
  sizeType: slug,
  quantity: z
    .string()
    .regex(/^[1-9]\d?$/)
    .optional()
    .transform((text) => Number(text ?? 1)),
})

const removal = z.object({ lineItemId: z.string().min(1).max(64) })

/** Clicks of one button within this time count as one: without a script the button stays active until the answer comes. */
const SAME_PRESS_MS = 2_000

/** `POST /forms/bag` puts a product in the bag, `GET` shows what is in it, for a frame of the bag's page; `/remove` takes a line out. */
export const bagForms = (app: FastifyInstance, deps: CommerceDeps): void => {
  const { runtime } = deps
  app.post('/bag', async (request, reply) => {
    const scope = siteScopeOf(request)
    const { product, quantity, ...options } = readInput(addition, request.body)
    const sku = await skuOf(deps, scope, { productId: product, options })
    const shopper = await browserSession(deps, { request, reply, scope })
    const isNew = await countTry(runtime, { key: `form:bag:${shopper.session.idHash}:${sku}`, max: 1, windowMs: SAME_PRESS_MS })
    if (isNew) await addLine(deps, shopper, { setCode: sku, quantity })
    return reply.redirect(`${basePathOf(scope.site, scope.language)}/checkout/basket`, 303)
  })
  app.get('/bag', async (request, reply) => {
    const scope = siteScopeOf(request)
    const session = await readSession(runtime, cookieSession(request, scope))
    return reply.send(bagPage(session === undefined ? undefined : await readCart(deps, { ...scope, session }), scope))
  })
  app.post('/bag/remove', async (request, reply) => {
    const scope = siteScopeOf(request)
    const { lineItemId } = readInput(removal, request.body)
    const session = await readSession(runtime, cookieSession(request, scope))
    if (session !== undefined) await changeLine(deps, { ...scope, session }, lineItemId, { quantity: 0 })
    return reply.redirect(addressFor('bag', scope), 303)
  })
}

interface Wish {
  readonly productId: string
  readonly options: Parameters<typeof chooseSku>[1]
}

const skuOf = async ({ runtime }: CommerceDeps, scope: SiteScope, { productId, options }: Wish): Promise<string> => {
  const product = await readProduct({ ...scope, database: runtime.database, idOrSlug: productId })
  const choice = product === undefined ? undefined : chooseSku(product, options)
  if (choice?.kind === 'sku') return choice.sku
  if (choice?.kind !== 'missing') throw new ApiProblem(404, 'NOT_FOUND', { message: 'There is no such variant.' })
  const t = shopTexts(localeTag(scope.language, scope.site.code))
  const option = product?.optionNames?.[choice.level] ?? t(`product.optionName.${choice.level}`)
  throw new ApiProblem(422, 'OPTION_MISSING', { message: 'An option is missing.', messageKey: 'product.option.pleaseSelect', option })
}

/** Where a form of a site goes. */
const addressFor = (form: string, { site, language }: SiteScope): string =>
  `/forms/${form}?${new URLSearchParams({ siteTag: site.siteTag, lang: language }).toString()}`

const bagPage = (cart: Cart | undefined, scope: SiteScope): string => {
  const { site, language } = scope
  const locale = localeTag(language, site.code)
  const t = shopTexts(locale)
  const lines = [...(cart?.items ?? []), ...(cart?.unavailableItems ?? [])]
  const body =
    lines.length === 0 ? (
      <p>{t('cart.empty')}</p>
    ) : (
      <>
        <ul>
          {lines.map(({ lineItemId, name, url, color, size, sizeType, quantity, price }) => (
            <li key={lineItemId}>
              <div>
                <a href={`${basePathOf(site, language)}${url}`} target="_top">
                  {name}
                </a>
                <p className="facts">
                  {[color, size, sizeType, t('checkout.quantity', { count: quantity })].filter((fact) => fact !== undefined).join(' · ')}
                </p>
              </div>
              <span>{formatPrice(price.sale * quantity, site, locale)}</span>
              <form method="post" action={addressFor('bag/remove', scope)}>
                <input type="hidden" name="lineItemId" value={lineItemId} />
                <button type="submit" aria-label={t('cart.removeItem', { name })}>
                  {t('cart.remove')}
                </button>
              </form>
            </li>
          ))}
        </ul>
        <p className="sum">
          <span>{t('cart.subtotal')}</span>
          <span>{formatPrice(cart?.cartSummary.totalItemCost ?? 0, site, locale)}</span>
        </p>
      </>
    )
  return formPage({ language: locale, brand: brandOf(site), title: t('cart.title'), look: 'list', body: <main>{body}</main> })
}
