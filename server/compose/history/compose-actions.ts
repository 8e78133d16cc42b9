import type { FastifyRequest } from 'fastify'
import type { ComposeActionName } from '../../../schemas/api/compose-history.ts'
import { composeActions } from '../../database/schema/compose.ts'
import type { Runtime } from '../../runtime.ts'
import { refusalOf } from '../refusal.ts'

interface Action {
  readonly action: ComposeActionName
  /** None for what belongs to no page. */
  readonly pageId?: string
  /** Entries and assets that it is about. */
  readonly ids?: readonly string[]
  readonly outcome?: string
}

/** Writes down what people do in the composer. */
export interface ActionLog {
  readonly add: (request: FastifyRequest, action: Action) => Promise<void>
  /** Does it, and adds that it was done, with what `doneOf` says of the answer, or the code of what kept it from being done. */
  readonly run: <Answer>(
    request: FastifyRequest,
    action: Action,
    work: () => Promise<Answer>,
    doneOf?: (answer: Answer) => Partial<Action>,
  ) => Promise<Answer>
}

interface Deps extends Pick<Runtime, 'database' | 'clock'> {
  readonly nameOf: (request: FastifyRequest) => string
}

export const createActionLog = ({ database, clock, nameOf }: Deps): ActionLog => {
  const add: ActionLog['add'] = async (request, { action, pageId = null, ids = [], outcome = 'done' }) => {
    const row = { userName: nameOf(request), action, pageId, ids, outcome }
    try {
      await database.insert(composeActions).values({ ...row, at: clock.now() })
    } catch (err) {
      // It is done by now: a database that fails does not undo it, and fails nobody's request.
      request.log.error({ event: 'composeActionLost', err, ...row }, 'What somebody did in the composer is in this log alone')
    }
  }
  return {
    add,
    run: async (request, action, work, doneOf = () => ({})) => {
      try {
        const answer = await work()
        await add(request, { ...action, ...doneOf(answer) })
        return answer
      } catch (cause) {
        await add(request, { ...action, outcome: refusalOf(cause).code })
        throw cause
      }
    },
  }
}
