import { z } from 'zod'
import { notFound, validationFailed } from '../errors.ts'
import { parseBody } from '../management/parse-body.ts'
import type { Deps } from '../deps.ts'
import { findResource } from '../storage/find-resource.ts'
import { REFERENCE_FILTER, type ScheduledActionBody } from './scheduled-action.ts'

const isTimezone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // The one way to ask the platform's own list; what it does not know, it throws.
    return false
  }
}

const schedule = z.object({
  action: z.enum(['publish', 'unpublish']),
  entity: z.object({ sys: z.object({ linkType: z.enum(['Entry', 'Asset', 'Release']), id: z.string() }) }),
  environment: z.object({ sys: z.object({ id: z.string() }) }).optional(),
  scheduledFor: z.object({
    datetime: z.iso.datetime({ offset: true }),
    timezone: z.string().refine(isTimezone, 'Not the name of a time zone').optional(),
  }),
  payload: z.object({ withReferences: z.object({ [REFERENCE_FILTER]: z.array(z.string()).default([]) }).optional() }).optional(),
})

/** What is to be scheduled; refuses the past, and what is not there to be published. */
export const readSchedule = async (deps: Deps, sent: unknown): Promise<ScheduledActionBody> => {
  const { action, entity, environment, scheduledFor, payload } = parseBody(schedule, sent)
  if (environment !== undefined) requireEnvironment(deps, environment.sys.id)
  const { linkType, id } = entity.sys
  const dueAt = Date.parse(scheduledFor.datetime)
  const problems = [
    ...(dueAt > deps.now() ? [] : [{ name: 'dateRange', path: ['scheduledFor', 'datetime'], details: 'The time must be in the future' }]),
    ...((await findResource(deps.database, { kind: linkType, id })) === undefined
      ? [{ name: 'notResolvable', path: ['entity'], value: { type: 'Link', linkType, id } }]
      : []),
  ]
  if (problems.length > 0) throw validationFailed(problems)
  const exceptAnnotated = payload?.withReferences?.[REFERENCE_FILTER]
  const references = exceptAnnotated === undefined ? {} : { exceptAnnotated }
  return { action, entity: { linkType, id }, scheduledFor, dueAt, status: 'scheduled', ...references }
}

/** Scheduled actions are below the space, so that each request names the environment apart. */
export const requireEnvironment = ({ environmentId }: Deps, id: string | undefined): void => {
  if (id !== undefined && id !== environmentId) throw notFound('Environment', id)
}
