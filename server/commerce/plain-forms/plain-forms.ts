import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { basePathOf } from '../../../src/site/base-path.ts'
import { brandOf } from '../../operations/plain-pages/brand.tsx'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { cartMessageKey } from '../../../src/lib/cart-message-key.ts'
import { failureOf } from '../../lib/unreachable.ts'
import { logDefect } from '../../operations/errors/defects.ts'
import { noteRefusal } from '../../operations/errors/refusals.ts'
import { plainTexts } from '../../operations/plain-pages/plain-texts.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { guardAddress } from '../http/guard-request.ts'
import { isOwnForm } from '../http/own-form.ts'
import { siteScopeOf, type SiteScope } from '../http/request-scope.ts'
import { requireOpen } from '../http/require-open.ts'
import { resolveSite } from '../sessions/resolve-scope.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import { backTo } from './back-to.ts'
import { bagForms } from './bag-forms.tsx'
import { favoriteForms } from './favorite-forms.tsx'
import { FORM_PAGE_HEADERS, messagePage } from './form-page.tsx'
import { signUpForm } from './sign-up-form.ts'

/**
 * Forms of cached pages, sent before the shop's script is there or without it: `/forms/bag?siteTag=...&lang=...`. They answer with a
 * redirect to a page of the shop, or with a page that says in the shop's language what is wrong.
 */
export const plainForms = async (app: FastifyInstance, deps: CommerceDeps): Promise<void> => {
  await formConventions(app, deps)
  bagForms(app, deps)
  favoriteForms(app, deps)
  signUpForm(app, deps)
}

/** Conventions of every form: where it may come from, which site it is of, its headers, and a page for what is wrong. */
export const formConventions = async (app: FastifyInstance, deps: Pick<CommerceDeps, 'runtime'>): Promise<void> => {
  await app.register(formbody)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...FORM_PAGE_HEADERS, 'x-request-id': request.id })
  })
  app.addHook('onRequest', guardAddress)
  app.addHook('onRequest', resolveSite(deps))
  app.addHook('onRequest', requireOpen(deps.runtime))
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' && !isOwnForm(request)) throw new ApiProblem(403, 'FORBIDDEN', { message: 'A form of another site' })
  })
  app.setErrorHandler(answerWithPage)
}

const answerWithPage = (error: FastifyError | ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const scope: SiteScope | undefined = siteScopeOf(request)
  const locale = scope === undefined ? 'en' : localeTag(scope.language, scope.site.code)
  const { status, message } = describe(error, { request, locale })
  const facts = { event: 'formRefused', status, code: error.code }
  if (status < 500) request.log.info(facts, 'A form was refused')
  if (error instanceof ApiProblem && status < 500) noteRefusal(request, error.code)
  const id = status < 500 ? request.id : logDefect(request, error, 'A form could not be answered', facts)
  if (error instanceof ApiProblem && error.retryAfterS !== undefined) void reply.header('retry-after', String(error.retryAfterS))
  const text = plainTexts(locale)
  const home = scope === undefined ? '/' : basePathOf(scope.site, scope.language)
  // The framework has taken it away with the rest of an answer that failed.
  return reply
    .code(status)
    .type(FORM_PAGE_HEADERS['content-type'])
    .send(
      messagePage({
        language: locale,
        brand: brandOf(scope?.site),
        home,
        title: shopTexts(locale)(TITLES[formOf(request)] ?? 'product.button.error'),
        message,
        reference: { label: text('incident'), id },
        ways: [...backTo(request).map((href) => ({ href, label: text('retry') })), { href: home, label: text('home') }],
      }),
    )
}

/** Message keys by the first part of a form's address. */
const TITLES: Readonly<Record<string, string>> = { favorites: 'favorites.heading', 'sign-up': 'emailSignup.title' }
const FAILURES: Readonly<Record<string, string>> = { favorites: 'favorites.failed', 'sign-up': 'emailSignup.errorGeneric' }

const formOf = ({ url }: FastifyRequest): string => /^\/forms\/([\w-]+)/.exec(url)?.[1] ?? ''

interface Asked {
  readonly request: FastifyRequest
  readonly locale: string
}

const describe = (error: FastifyError | ApiProblem, { request, locale }: Asked): { readonly status: number; readonly message: string } => {
  const t = shopTexts(locale)
  const failure = t(FAILURES[formOf(request)] ?? cartMessageKey(''))
  if (!(error instanceof ApiProblem)) {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : failureOf(error).status
    return { status, message: failure }
  }
  if (error.status === 429) return { status: 429, message: t('codes.payment.tooManyAttempts') }
  const { messageKey, ...values } = error.body
  if (typeof messageKey === 'string') return { status: error.status, message: t(messageKey, textsIn(values)) }
  const { count } = error.body
  if (formOf(request) !== 'bag' || error.status !== 409) return { status: error.status, message: failure }
  // "Only 0 left" is no sentence.
  const message = count === 0 ? t('product.stock.soldOut') : t(cartMessageKey(error.code), count === undefined ? {} : { count })
  return { status: error.status, message }
}

const textsIn = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
