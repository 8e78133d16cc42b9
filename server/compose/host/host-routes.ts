import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlainClientAPI } from 'contentful-management'
import { CANVAS_TICKET, HOST_SESSION, type ComposeUser, type HostSession } from '../../../schemas/api/compose.ts'
import { contentfulAppOf, type ContentfulApp } from '../../configuration/contentful-app.ts'
import { countTry } from '../../lib/limit-rate.ts'
import type { Runtime } from '../../runtime.ts'
import { createPreviewAccess } from '../../storefront/preview-access.ts'
import { Refusal } from '../refusal.ts'
import { rightsOf } from '../rights/group-rights.ts'
import { say } from '../sentence.ts'
import { createHostPass, HOST_PASS_SECONDS } from './host-pass.ts'
import { readSigned, SIGNED_MS } from './read-signed.ts'

interface Options {
  readonly runtime: Runtime
  readonly management: Pick<PlainClientAPI, 'user'>
}

/** `/host-session` and `/canvas-ticket`: how the composer begins inside the CMS, without a cookie. */
export const registerHost = (app: FastifyInstance, { runtime, management }: Options): void => {
  const { config, clock } = runtime
  const contentfulApp = contentfulAppOf(config)
  const passes = createHostPass(config)
  const preview = createPreviewAccess(runtime)
  app.post(HOST_SESSION, async (request): Promise<HostSession> => {
    if (contentfulApp === undefined || passes === undefined) throw new Refusal(404, 'HOST_OFF', say('hostOff'))
    const expected = {
      secret: contentfulApp.secret,
      spaceId: config.CONTENTFUL_SPACE_ID,
      environmentId: config.CONTENTFUL_ENVIRONMENT,
      appId: contentfulApp.id,
    }
    const { userId, signature } = readSigned(request, expected, clock.now())
    // Counted in the database: another process must not take it either. Twice as long as it is good, for clocks that are ahead.
    const isFirst = await countTry(runtime, { key: `compose:signed:${signature}`, max: 1, windowMs: SIGNED_MS * 2 })
    if (!isFirst) throw new Refusal(403, 'HOST_REPLAY', say('hostReplay'))
    const rights = rightsOfUser(userId, contentfulApp)
    if (rights.rights.length === 0) throw new Refusal(403, 'FORBIDDEN', say('mayNotCompose'))
    const user: ComposeUser = { id: `contentful:${userId}`, name: await nameOf(userId), ...rights }
    request.log.info({ event: 'composeHostSession', user: user.name, userId }, 'Somebody opened the composer in the CMS')
    return { pass: passes.issue(user, clock.now()), seconds: HOST_PASS_SECONDS }
  })
  app.post(CANVAS_TICKET, async (): Promise<{ readonly ticket?: string }> => {
    if (contentfulApp === undefined) throw new Refusal(404, 'HOST_OFF', say('hostOff'))
    const ticket = preview.ticket()
    return ticket === undefined ? {} : { ticket }
  })

  /** What is signed is the id alone; a name that the browser sent could be anybody's. */
  const nameOf = async (userId: string): Promise<string> => {
    try {
      const { firstName, lastName } = await management.user.getForSpace({ spaceId: config.CONTENTFUL_SPACE_ID, userId })
      return [firstName, lastName].filter(Boolean).join(' ') || userId
    } catch (err) {
      runtime.log.info({ event: 'composeHostUnnamed', userId, err }, 'The CMS does not say what a user is called; her id stands for it')
      return userId
    }
  }
}

/** Whether a request is one that nobody needs to have signed in for: it has its own proof. */
export const isHostSession = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === HOST_SESSION

/** By id, or as one of everybody: who is not named never publishes. */
const rightsOfUser = (userId: string, { editors, publishers }: ContentfulApp) =>
  rightsOf([userId, EVERYBODY], { COMPOSE_EDITORS: editors, COMPOSE_PUBLISHERS: publishers })

const EVERYBODY = '*'
