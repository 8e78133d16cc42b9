import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import type { SearchCall } from '../../search-wire/search-call.ts'
import { readSettings, replicaName, SETTINGS_DEFAULTS, type IndexSettings } from '../../search-wire/settings.ts'
import { without } from '../../../src/lib/without.ts'
import { orMissing } from '../call-engine.ts'
import type { EngineDeps } from '../engine-deps.ts'
import { rebuildIndex } from '../index/rebuild-index.ts'
import { defined } from '../../../src/lib/defined.ts'

/** `GET /1/indexes/{index}/settings`. */
export const getSettings =
  ({ definitions }: EngineDeps) =>
  async ({ index }: SearchCall): Promise<unknown> => {
    const { name, recordsOf, settings } = await definitions.find(index)
    return { ...SETTINGS_DEFAULTS, ...settings, ...(name === recordsOf ? {} : { primary: recordsOf }) }
  }

/** `PUT /1/indexes/{index}/settings`, also for replicas; `forwardToReplicas` lays the same over each replica. */
export const putSettings =
  (deps: EngineDeps) =>
  async ({ index, body, query }: SearchCall): Promise<unknown> => {
    const { definitions, clock } = deps
    const given = checkedSettings(body)
    const own = (await definitions.read(index)) ?? { name: index, settings: {}, synonyms: [] }
    const changed = { ...own, settings: { ...own.settings, ...given } }
    if (own.primary === undefined) {
      const replicas = readSettings(changed.settings).replicas ?? []
      await settleReplicas(deps, { name: index, before: readSettings(own.settings).replicas ?? [], after: replicas })
      if (query['forwardToReplicas'] === 'true') await forward(deps, replicas, without(given, 'replicas'))
    } else {
      await definitions.save(changed)
    }
    const primary = own.primary === undefined ? changed : await definitions.read(own.primary)
    if (primary !== undefined) await rebuildIndex(deps, primary)
    return { taskID: clock.now(), updatedAt: new Date(clock.now()).toISOString() }
  }

interface Replicas {
  readonly name: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A replica has no records in the engine: it is an order in which its primary's are asked for. */
const settleReplicas = async ({ definitions }: EngineDeps, { name, before, after }: Replicas): Promise<void> => {
  const left = after.map(replicaName)
  for (const replica of left) {
    const known = await definitions.read(replica)
    if (known !== undefined && known.primary !== name)
      throw new AlgoliaError(400, `${replica} is an index by itself, and no replica of ${name}`)
    if (known === undefined) await definitions.save({ name: replica, primary: name, settings: {}, synonyms: [] })
  }
  for (const replica of before.map(replicaName)) if (!left.includes(replica)) await definitions.remove(replica)
}

const forward = async (
  { definitions }: EngineDeps,
  replicas: readonly string[],
  settings: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const replica of replicas.map(replicaName)) {
    const known = await definitions.read(replica)
    if (known !== undefined) await definitions.save({ ...known, settings: { ...known.settings, ...settings } })
  }
}

const checkedSettings = (body: unknown): IndexSettings => {
  try {
    return readSettings(body)
  } catch {
    // The one reason to fail is a known setting of another type.
    throw new AlgoliaError(400, 'Invalid settings: a value has the wrong type')
  }
}

/** `DELETE /1/indexes/{index}`, with its replicas. */
export const deleteIndex =
  (deps: EngineDeps) =>
  async ({ index }: SearchCall): Promise<unknown> => {
    const { definitions, callEngine, clock } = deps
    const own = await definitions.read(index)
    if (own?.primary !== undefined) throw new AlgoliaError(400, `${index} is a replica: remove it from replicas of ${own.primary}`)
    if (own !== undefined) {
      const { collection } = own
      await orMissing(callEngine((client) => client.aliases(index).delete()))
      if (collection !== undefined) await orMissing(callEngine((client) => client.collections(collection).delete()))
      await orMissing(callEngine((client) => client.synonymSets(index).delete()))
      for (const replica of readSettings(own.settings).replicas ?? []) await definitions.remove(replicaName(replica))
      await definitions.remove(index)
    }
    return { taskID: clock.now(), deletedAt: new Date(clock.now()).toISOString() }
  }

/** `GET /1/indexes`. */
export const listIndexes =
  ({ definitions }: EngineDeps) =>
  async (): Promise<unknown> => {
    const all = await definitions.list()
    const items = all.map(({ name, primary, settings }) => ({
      name,
      ...defined({ primary }),
      ...(readSettings(settings).replicas === undefined ? {} : { replicas: readSettings(settings).replicas }),
    }))
    return { items, nbPages: 1 }
  }

/** `GET /1/indexes/{index}/task/{id}`: what the engine has answered is done. */
export const taskStatus = () => async (): Promise<unknown> => ({ status: 'published', pendingTask: false })
