import { z } from 'zod'
import type { FoundAddress } from '../../../schemas/api/address.ts'
import { tidy } from '../../../src/lib/check-field.ts'
import { withPatience } from '../../../src/lib/with-patience.ts'
import { countTry } from '../../lib/limit-rate.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { checkForm } from '../forms/check-form.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'lookup'>

export const lookUpQuery = z.object({ postcode: z.string().max(20) })

/** What the service answers is a vendor's: read like any other input, and only what a form has fields for is passed on. */
const text = z.string().max(200).transform(tidy)
const found = z.array(
  z.object({
    addressLine1: text.pipe(z.string().min(1)),
    addressLine2: text.optional(),
    city: text.optional(),
    postcode: text.optional(),
    region: text.optional(),
  }),
)

/** Nobody waits longer for what can be typed. */
const PATIENCE_MS = 1_500
/** Of a postcode; the largest ones have about a hundred. */
const MOST = 100
const PER_WINDOW = 30
const WINDOW_MS = 15 * 60_000

/**
 * The addresses of a postcode of the site's country. 404 where they cannot be looked up, 422 for what is no postcode, 429 for whoever
 * copies the directory, 503 where the service does not answer in time.
 */
export const lookUpAddresses = async (
  { runtime, lookup }: Deps,
  { site, session, language }: SessionScope,
  input: unknown,
): Promise<readonly FoundAddress[]> => {
  const postcode = tidy(readInput(lookUpQuery, input).postcode).toUpperCase()
  if (site.integrations.addressLookup?.enabled !== true) throw noLookup()
  const problems = checkForm({ country: site.code, type: 'billing', language, values: { postcode } })
  if (postcode === '' || problems.some(({ path }) => path === 'postcode'))
    throw new ApiProblem(422, 'POSTCODE_INVALID', { message: 'Please check the postcode.' })
  if (!(await countTry(runtime, { key: `address-lookup:${session.idHash}`, max: PER_WINDOW, windowMs: WINDOW_MS })))
    throw new ApiProblem(429, 'TOO_MANY_ATTEMPTS', { message: 'Too many tries. Please type your address.' })
  const answer = await askFor(() => lookup.find({ country: site.code, postcode }), runtime)
  if (answer === undefined) throw noLookup()
  return answer.slice(0, MOST).map((address) => withoutEmpty(address))
}

const askFor = async (ask: () => Promise<unknown>, { log }: Deps['runtime']): Promise<z.infer<typeof found> | undefined> => {
  try {
    return found.optional().parse(await withPatience(ask(), PATIENCE_MS))
  } catch (cause) {
    log.warn({ event: 'addressLookupFailed', cause: String(cause) }, 'Addresses could not be looked up')
    throw new ApiProblem(503, 'LOOKUP_UNAVAILABLE', { message: 'Addresses cannot be looked up just now. Please type yours.' })
  }
}

const withoutEmpty = (address: z.infer<typeof found>[number]): FoundAddress =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined && value !== ''))

const noLookup = (): ApiProblem => notFound('Addresses cannot be looked up here.')
