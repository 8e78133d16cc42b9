import { localeTag } from '../../../src/site/locale-tag.ts'
import { z } from 'zod'
import { and, eq } from 'drizzle-orm'
import type { CustomisePreview } from '../../../schemas/api/customisation.ts'
import { products, variants } from '../../database/schema/catalogue.ts'
import { readVariantsForCart } from '../../catalogue/read-variants-for-cart.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { customisationProblem, decideCustomisation } from './decide-customisation.ts'
import { displayCustomisation } from './display-customisation.ts'

export const customiseBody = z.object({
  /** Value by id of the option. */
  selectedOptions: z.record(z.string().max(100), z.string()).refine((options) => Object.keys(options).length <= 20, 'has too many options'),
  skuId: z.string().max(100).optional(),
})

interface CustomiseInput {
  readonly productId: string
  /** Of the network. */
  readonly address: string
  readonly input: unknown
}

/** Every letter asks for a preview, twice; a household of quick writers stays below this. */
const PREVIEWS = 600
const WINDOW_MS = 60_000
/** What is still being written is not wrong yet. */
const UNFINISHED: ReadonlySet<string> = new Set(['required', 'min_length', 'pattern'])

/**
 * What the choices of a shopper look like, before they are in a bag (CUST-07). Choices that are not finished are left out;
 * those that never can be are refused as the bag refuses them.
 */
export const customiseProduct = async (
  { runtime }: Pick<CommerceDeps, 'runtime'>,
  scope: SiteScope,
  { productId, address, input }: CustomiseInput,
): Promise<CustomisePreview> => {
  const { selectedOptions, skuId } = readInput(customiseBody, input)
  const limit = { key: `customise:${networkOf(address)}`, max: PREVIEWS, windowMs: WINDOW_MS }
  if (!(await countTry(runtime, limit))) {
    throw new ApiProblem(429, 'TOO_MANY_PREVIEWS', { message: 'Too many previews were asked for.' }, WINDOW_MS / 1_000)
  }
  const sku = skuId ?? (await firstSku(runtime, { productId, clientTag: scope.site.clientTag }))
  const variant = sku === undefined ? undefined : (await readVariantsForCart({ ...scope, ...runtime, skus: [sku] })).get(sku)
  const rules = variant?.customisation
  if (variant === undefined || rules === undefined || variant.productId !== productId) throw notFound('There is nothing to customise.')

  const locale = localeTag(scope.language, scope.site.code)
  const given = Object.entries(selectedOptions).map(([key, value]) => ({ key, value }))
  const whole = decideCustomisation({ rules, sku: variant.sku, inputs: given, locale })
  const unfinished = whole.kind === 'decided' ? [] : whole.problems.filter(({ rule }) => UNFINISHED.has(rule)).map(({ path }) => path)
  if (whole.kind === 'refused' && unfinished.length < whole.problems.length) {
    throw customisationProblem(whole.problems.filter(({ rule }) => !UNFINISHED.has(rule)))
  }
  const shown = { ...rules, options: rules.options.filter(({ id }) => !unfinished.includes(id)) }
  const inputs = given.filter(({ key }) => !unfinished.includes(key))
  const decision = decideCustomisation({ rules: shown, sku: variant.sku, inputs, locale })
  if (decision.kind === 'refused') throw customisationProblem(decision.problems)
  const secret = runtime.config.ORDER_HASH_SECRET
  return { preview: displayCustomisation({ rules: shown, inputs: decision.inputs, locale, picture: variant.image, secret }) }
}

const firstSku = async (
  { database }: Pick<CommerceDeps['runtime'], 'database'>,
  { productId, clientTag }: { readonly productId: string; readonly clientTag: string },
): Promise<string | undefined> => {
  const [first] = await database
    .select({ sku: variants.sku })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.clientTag, clientTag)))
    .where(eq(variants.productId, productId))
    .orderBy(variants.position)
    .limit(1)
  return first?.sku
}
