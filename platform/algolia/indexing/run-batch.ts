import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { isObject, type SearchRecord } from '../../../server/search-wire/record.ts'
import { clearRecords, deleteRecords } from './delete-records.ts'
import { readRecords } from './read-records.ts'
import { saveRecords } from './save-records.ts'
import type { WriteScope } from './write-index.ts'

export interface BatchRequest {
  readonly action: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Runs the steps of a batch in order, neighbours of one kind together. Answers the objectIDs it touched. */
export const runBatch = async (scope: WriteScope, requests: readonly BatchRequest[], newId: () => string): Promise<readonly string[]> => {
  const withIds = requests.map((request) => ({ ...request, objectID: objectIdOf(request, newId) }))
  for (const steps of neighboursOfOneKind(withIds)) await runSteps(scope, steps)
  return withIds.map(({ objectID }) => objectID)
}

type Step = BatchRequest & { readonly objectID: string }

const objectIdOf = ({ action, body }: BatchRequest, newId: () => string): string => {
  const id = body['objectID']
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  if (action === 'addObject') return newId()
  if (action === 'clear' || action === 'delete') return ''
  throw new AlgoliaError(400, `objectID is missing for action ${action}`)
}

const neighboursOfOneKind = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    // Of two partial updates of one record the second must read what the first has written.
    const isMore =
      last?.[0]?.action === step.action && !(step.action.startsWith('partial') && last.some(({ objectID }) => objectID === step.objectID))
    if (isMore) last?.push(step)
    else groups.push([step])
  }
  return groups
}

const runSteps = async (scope: WriteScope, steps: readonly Step[]): Promise<void> => {
  const action = steps[0]?.action
  const ids = steps.map(({ objectID }) => objectID)
  if (action === 'addObject' || action === 'updateObject') return saveRecords(scope, steps.map(recordOf))
  if (action === 'deleteObject') return deleteRecords(scope, ids)
  if (action === 'clear' || action === 'delete') return clearRecords(scope)
  if (action !== 'partialUpdateObject' && action !== 'partialUpdateObjectNoCreate')
    throw new AlgoliaError(400, `Invalid batch action: ${action ?? ''}`)
  const known = await readRecords(scope.transaction, scope.indexName, ids)
  const existing = action === 'partialUpdateObject' ? steps : steps.filter(({ objectID }) => known.has(objectID))
  await saveRecords(
    scope,
    existing.map((step) => partialUpdate(known.get(step.objectID) ?? { objectID: step.objectID }, step.body)),
  )
}

const recordOf = ({ body, objectID }: Step): SearchRecord => ({ ...body, objectID })

/** Checks the `requests` of a batch body. */
export const readBatch = (body: unknown): readonly (BatchRequest & { readonly indexName?: string })[] => {
  const requests = isObject(body) ? body['requests'] : undefined
  if (!Array.isArray(requests)) throw new AlgoliaError(400, 'requests must be a list')
  return requests.map((request: unknown) => {
    if (!isObject(request) || typeof request['action'] !== 'string') throw new AlgoliaError(400, 'Each request needs an action')
    const { action, body: record, indexName } = request
    return { action, body: isObject(record) ? record : {}, ...(typeof indexName === 'string' ? { indexName } : {}) }
  })
}

/** Lays changes over a record; a change may be one of the vendor's built-in operations. */
const partialUpdate = (record: SearchRecord, changes: Readonly<Record<string, unknown>>): SearchRecord => ({
  ...record,
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, changed(record[name], change)])),
  objectID: record.objectID,
})

const changed = (current: unknown, change: unknown): unknown => {
  if (!isObject(change) || typeof change['_operation'] !== 'string') return change
  const { value } = change
  const list: readonly unknown[] = Array.isArray(current) ? current : []
  switch (change['_operation']) {
    case 'Increment':
    case 'IncrementFrom':
    case 'IncrementSet':
      return Number(current ?? 0) + Number(value)
    case 'Decrement':
      return Number(current ?? 0) - Number(value)
    case 'Add':
      return [...list, value]
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value]
    case 'Remove':
      return list.filter((item) => item !== value)
    default:
      return current
  }
}
