import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { basePathOf } from '../../../src/site/base-path.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { readCart } from '../../commerce/cart/change-cart.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import { siteScopeOf, type SiteScope } from '../../commerce/http/request-scope.ts'
import { messagePage } from '../../commerce/plain-forms/form-page.tsx'
import { formConventions } from '../../commerce/plain-forms/plain-forms.ts'
import { browserSession } from '../../commerce/sessions/browser-session.ts'
import { cookieSession } from '../../commerce/sessions/session-cookie.ts'
import { readSession, readSessionByHash, type Session } from '../../commerce/sessions/session.ts'
import { agentBags } from '../../database/schema/agents.ts'
import { brandOf } from '../../operations/plain-pages/brand.tsx'
import type { Runtime } from '../../runtime.ts'
import { agentTexts } from '../agent-texts.ts'
import type { AgentBag } from '../bags/agent-bags.ts'
import { continuePage } from './continue-page.tsx'
import { handOver } from './hand-over.ts'

/**
 * Where a shopper goes on with what her agent has prepared: `GET /forms/continue/{token}` shows what is in the bag, and only a form of that
 * very page puts it into hers. A link alone changes nothing, whoever sends it.
 */
export const continueForms = async (app: FastifyInstance, deps: CommerceDeps): Promise<void> => {
  await formConventions(app, deps)
  app.get<{ Params: { readonly token: string } }>('/:token', async (request, reply) => {
    const scope = siteScopeOf(request)
    const held = await findHeld(deps.runtime, scope, request.params.token)
    if (held === undefined) return sendGone(reply, scope)
    const cart = await readCart(deps, { ...scope, session: held.session })
    if (cart.items.length === 0) return sendGone(reply, scope)
    const shopper = await readSession(deps.runtime, cookieSession(request, scope))
    const own = shopper === undefined ? undefined : await readCart(deps, { ...scope, session: shopper })
    return reply.send(continuePage({ cart, scope, bag: held.bag, hasOwn: (own?.items.length ?? 0) > 0 }))
  })
  app.post<{ Params: { readonly token: string } }>('/:token', async (request, reply) => {
    const scope = siteScopeOf(request)
    const held = await findHeld(deps.runtime, scope, request.params.token)
    if (held === undefined) return sendGone(reply, scope)
    const { session } = await browserSession(deps, { request, reply, scope })
    const isTaken = await handOver(deps, { scope, bag: held.bag, shopper: session })
    request.log.info({ event: 'agentHandedOver', agent: held.bag.agent, site: scope.site.siteTag, isTaken }, 'A shopper went on by herself')
    return isTaken ? reply.redirect(`${basePathOf(scope.site, scope.language)}/checkout`, 303) : sendGone(reply, scope)
  })
}

interface Held {
  readonly bag: AgentBag
  readonly session: Session
}

/** The bag of a link that is still the agent's; undefined where the link is none, is used up, or is of another site. */
const findHeld = async (runtime: Runtime, { site }: SiteScope, token: string): Promise<Held | undefined> => {
  const [bag] = await runtime.database.select().from(agentBags).where(eq(agentBags.continueToken, token))
  if (bag === undefined || bag.state !== 'open' || bag.utr !== null || bag.siteTag !== site.siteTag) return undefined
  const session = await readSessionByHash(runtime, bag.sessionHash)
  return session && { bag, session }
}

const tagOf = ({ language, site }: SiteScope): string => localeTag(language, site.code)

const sendGone = (reply: FastifyReply, scope: SiteScope): FastifyReply => {
  const text = agentTexts(tagOf(scope))
  const base = basePathOf(scope.site, scope.language)
  const ways = [{ href: `${base}/checkout/basket`, label: text('continue.gone.bag') }]
  const about = { language: tagOf(scope), brand: brandOf(scope.site), home: base }
  return reply.code(410).send(messagePage({ ...about, title: text('continue.gone.title'), message: text('continue.gone.text'), ways }))
}
