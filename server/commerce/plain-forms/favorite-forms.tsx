import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Product } from '../../../schemas/api/product.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { brandOf } from '../../operations/plain-pages/brand.tsx'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import { siteScopeOf, type SiteScope } from '../http/request-scope.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import { formPage } from './form-page.tsx'

/** Favourites are the browser's: those added by a form wait here for its script (src/features/favorites/use-favorites.ts). */
const COOKIE = 'favoritesAdded'
/** As many as a cookie can name for sure. */
const MOST = 50
const YEAR_S = 31_536_000
const PRODUCT_ID = /^[\w-]{1,60}$/

const addition = z.object({ product: z.string().regex(PRODUCT_ID) })

/** `POST /forms/favorites` adds a product, `GET` lists those added by forms, for a frame of the page of favourites. */
export const favoriteForms = (app: FastifyInstance, { runtime }: CommerceDeps): void => {
  const read = (scope: SiteScope, idOrSlug: string): Promise<Product | undefined> =>
    readProduct({ ...scope, database: runtime.database, idOrSlug })
  app.post('/favorites', async (request, reply) => {
    const scope = siteScopeOf(request)
    const { product: productId } = readInput(addition, request.body)
    if ((await read(scope, productId)) === undefined) throw new ApiProblem(404, 'NOT_FOUND', { message: 'There is no such product.' })
    const ids = [productId, ...addedIn(request).filter((id) => id !== productId)].slice(0, MOST)
    const cookie = { name: COOKIE, value: ids.join('.'), path: '/', sameSite: 'lax', maxAge: YEAR_S } as const
    return reply
      .header('set-cookie', stringifySetCookie({ ...cookie, secure: request.protocol === 'https' }))
      .redirect(`${basePathOf(scope.site, scope.language)}/my-favorites`, 303)
  })
  app.get('/favorites', async (request, reply) => {
    const scope = siteScopeOf(request)
    const products = await Promise.all(addedIn(request).map((id) => read(scope, id)))
    return reply.send(
      listPage(
        products.filter((product) => product !== undefined),
        scope,
      ),
    )
  })
}

const addedIn = ({ headers: { cookie = '' } }: FastifyRequest): readonly string[] =>
  (parseCookie(cookie)[COOKIE] ?? '')
    .split('.')
    .filter((id) => PRODUCT_ID.test(id))
    .slice(0, MOST)

const listPage = (products: readonly Product[], { site, language }: SiteScope): string => {
  const locale = localeTag(language, site.code)
  const t = shopTexts(locale)
  const body =
    products.length === 0 ? (
      <p>{t('favorites.empty')}</p>
    ) : (
      <ul>
        {products.map(({ id, slug, name }) => (
          <li key={id}>
            <a href={`${basePathOf(site, language)}/product/${slug}/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )
  return formPage({ language: locale, brand: brandOf(site), title: t('favorites.heading'), look: 'list', body: <main>{body}</main> })
}
