import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../../schemas/api/product.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { serverError } from '../http/problems.ts'
import type { SiteScope } from '../http/request-scope.ts'

const SLOW_MS = 5_000
const FAILURES_OF_900503 = 2

interface Asked extends SiteScope {
  readonly idOrSlug: string
}

/** Answers `GET /api/product/s/{id}`: the product, null, or 404 NOT_FOUND (EXTRA-03). Demo products that fail do so outside production. */
export const answerProduct = ({ database, config }: Pick<Runtime, 'database' | 'config'>) => {
  let failures = 0
  const misbehave = async (id: string): Promise<'none' | undefined> => {
    if (config.isProduction) return undefined
    if (id === '900404') throw productNotFound()
    if (id === '900500') throw serverError()
    if (id === '900408') await pause(SLOW_MS)
    if (id === '900503') {
      failures = (failures + 1) % (FAILURES_OF_900503 + 1)
      if (failures !== 0) throw serverError(503)
    }
    return id === '900900' ? 'none' : undefined
  }
  return async ({ idOrSlug, site, language }: Asked): Promise<Product | null> => {
    if ((await misbehave(idOrSlug)) === 'none') return null
    const product = await readProduct({ database, site, language, idOrSlug })
    if (product === undefined) throw productNotFound()
    return product
  }
}

const productNotFound = (): ApiProblem => new ApiProblem(404, 'NOT_FOUND', { message: 'Product not found', result: 'NOT_FOUND' })
