import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { basePathOf } from '../../../src/site/base-path.ts'
import { brandOf } from '../../operations/plain-pages/brand.tsx'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { plainTexts } from '../../operations/plain-pages/plain-texts.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import { requireHuman } from '../http/require-human.ts'
import { siteScopeOf } from '../http/request-scope.ts'
import { subscribe } from '../marketing/subscribe.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import { backTo } from './back-to.ts'
import { messagePage } from './form-page.tsx'
import { networkOf } from '../../lib/network-of.ts'

const text = z.string().trim().max(300).optional()
const fields = z.object({
  email: text,
  phone: text,
  consent: z.string().max(20).optional(),
  interests: z
    .union([
      z
        .string()
        .max(60)
        .transform((key) => [key]),
      z.array(z.string().max(60)).max(20),
    ])
    .default([]),
})

/** `POST /forms/sign-up`: the form of the newsletter. Its one field takes an e-mail address or, where it says so, a phone number. */
export const signUpForm = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.post('/sign-up', async (request, reply) => {
    const scope = siteScopeOf(request)
    const { email = '', phone = '', consent, interests } = readInput(fields, request.body)
    const contact = email === '' ? phone : email
    if (contact === '') throw refused(422, 'emailSignup.required')
    if (consent === undefined) throw refused(422, 'emailSignup.consent')
    await requireHuman(deps, request, scope.site, 'subscribe')
    const chosen = (scope.site.emailSignup.interests ?? []).filter(({ key }) => interests.includes(key))
    const { status, body } = await subscribe(deps, scope, networkOf(request.ip), {
      ...(contact.includes('@') ? { email: contact } : { phone: contact }),
      language: scope.language,
      interests: chosen.map(({ mailchimp }) => mailchimp).join(','),
      kInterests: chosen.map(({ klaviyo }) => klaviyo).join(','),
    })
    if ('error' in body) throw refused(status, `emailSignup.${body.error}`)
    const locale = localeTag(scope.language, scope.site.code)
    const t = shopTexts(locale)
    const back = [...backTo(request)].map((href) => ({ href, label: t('cart.continue') }))
    const home = basePathOf(scope.site, scope.language)
    const ways = [...back, { href: home, label: plainTexts(locale)('home') }]
    return reply.send(messagePage({ language: locale, brand: brandOf(scope.site), home, title: t('emailSignup.success'), ways }))
  })
}

const refused = (status: number, messageKey: string): ApiProblem =>
  new ApiProblem(status, 'SIGN_UP_REFUSED', { message: 'The sign-up was refused.', messageKey })
