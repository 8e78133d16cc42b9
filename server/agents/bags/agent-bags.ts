import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { agentBags, agentRequests } from '../../database/schema/agents.ts'
import { startSession } from '../../commerce/sessions/start-session.ts'
import { readSessionByHash } from '../../commerce/sessions/session.ts'
import type { SessionScope, SiteScope } from '../../commerce/http/request-scope.ts'
import type { Runtime } from '../../runtime.ts'
import { AgentProblem } from '../agent-problem.ts'

export type AgentBag = typeof agentBags.$inferSelect

/** A bag of an agent, and the session that owns its contents. */
export interface OwnBag {
  readonly bag: AgentBag
  readonly scope: SessionScope
}

interface BeginInput {
  readonly scope: SiteScope
  readonly agent: string
  readonly kind: AgentBag['kind']
  /** A bag that becomes a checkout: both are of one session. */
  readonly of?: AgentBag | undefined
}

const ID_LENGTH = 28

/** A new bag or checkout with a session of its own. */
export const beginBag = async (runtime: Runtime, { scope, agent, kind, of }: BeginInput): Promise<AgentBag> => {
  const sessionHash = of?.sessionHash ?? (await startSession(runtime, scope)).session.idHash
  const bag: AgentBag = {
    id: `${kind === 'cart' ? 'bag' : 'chk'}_${runtime.ids.token(ID_LENGTH)}`,
    kind,
    siteTag: scope.site.siteTag,
    language: scope.language,
    agent,
    sessionHash,
    state: 'open',
    continueToken: runtime.ids.token(ID_LENGTH),
    handedTo: null,
    handedAt: null,
    utr: null,
    createdAt: runtime.clock.now(),
  }
  await runtime.database.insert(agentBags).values(bag)
  return bag
}

interface FindInput {
  readonly scope: SiteScope
  readonly agent: string
  readonly kind: AgentBag['kind']
  readonly id: string
}

/** The agent's bag with its session; undefined where there is none, it is another's or of another site, or its session has ended. */
export const findBag = async (runtime: Runtime, { scope, agent, kind, id }: FindInput): Promise<OwnBag | undefined> => {
  const { siteTag } = scope.site
  const [bag] = await runtime.database
    .select()
    .from(agentBags)
    .where(and(eq(agentBags.id, id), eq(agentBags.agent, agent), eq(agentBags.kind, kind), eq(agentBags.siteTag, siteTag)))
  const session = bag && (await readSessionByHash(runtime, bag.sessionHash))
  return bag === undefined || session === undefined ? undefined : { bag, scope: { ...scope, session } }
}

/** The checkout that has been made of a bag and is still under way. */
export const findCheckoutOf = async ({ database }: Pick<Runtime, 'database'>, { sessionHash }: AgentBag): Promise<AgentBag | undefined> => {
  const isIts = and(eq(agentBags.sessionHash, sessionHash), eq(agentBags.kind, 'checkout'), eq(agentBags.state, 'open'))
  const [checkout] = await database.select().from(agentBags).where(isIts)
  return checkout
}

export const changeBag = async (database: Database, { id }: AgentBag, change: Partial<AgentBag>): Promise<void> => {
  await database.update(agentBags).set(change).where(eq(agentBags.id, id))
}

/** A change with its idempotency key. */
export interface KeyedRequest {
  readonly agent: string
  readonly key: string | undefined
  /** The call and everything it was sent. */
  readonly content: unknown
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** The bag that the same request has changed before; undefined for a new one. 409 where the key came with something else. */
export const findRequest = async (
  { database }: Pick<Runtime, 'database'>,
  { agent, key, content }: KeyedRequest,
): Promise<string | undefined> => {
  if (key === undefined) return undefined
  const [found] = await database
    .select()
    .from(agentRequests)
    .where(and(eq(agentRequests.agent, agent), eq(agentRequests.key, key)))
  if (found === undefined) return undefined
  if (found.fingerprint !== hashOf(content))
    throw new AgentProblem(409, 'idempotency_conflict', 'This idempotency key was used for another request.')
  return found.bagId
}

/** Notes a request by its key. Answers the bag of the one that was noted first, where two came at once. */
export const noteRequest = async (runtime: Pick<Runtime, 'database' | 'clock'>, request: KeyedRequest, bagId: string): Promise<string> => {
  const { agent, key, content } = request
  if (key === undefined) return bagId
  const made = await runtime.database
    .insert(agentRequests)
    .values({ agent, key, fingerprint: hashOf(content), bagId, createdAt: runtime.clock.now() })
    .onConflictDoNothing()
    .returning({ bagId: agentRequests.bagId })
  return made[0]?.bagId ?? (await findRequest(runtime, request)) ?? bagId
}
