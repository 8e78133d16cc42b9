import { expect, type APIRequestContext } from '@playwright/test'
import { atEveryProcess } from './processes.ts'

/** An error as the collector of the embedded platform has it (Sentry's event). */
export interface Collected {
  readonly level: string
  readonly release: string
  readonly tags: Readonly<Record<string, string>>
  readonly exception: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly stacktrace?: { readonly frames: readonly { readonly filename: string; readonly lineno: number; readonly in_app: boolean }[] }
    }[]
  }
}

interface Kept {
  readonly body: { readonly items?: readonly { readonly payload: Collected }[] }
}

/** Every error that was collected, whichever process sent it, oldest first. */
export const collected = async (request: APIRequestContext): Promise<readonly Collected[]> => {
  const answers = await atEveryProcess((origin) =>
    request.get(`${origin}/_test/reports`, { headers: { 'x-requested-with': 'XMLHttpRequest' } }),
  )
  // Our own control; what a test looks for in it, it compares.
  const kept = await Promise.all(answers.map(async (answer) => (await answer.json()) as readonly Kept[]))
  return kept.flat().flatMap(({ body: { items = [] } }) => items.map(({ payload }) => payload))
}

/** The error of an incident, once the collector has it. */
export const collectedBy = async (request: APIRequestContext, incident: string): Promise<Collected> => {
  const find = async () => (await collected(request)).find(({ tags }) => tags['incident'] === incident)
  await expect.poll(find, `the error of ${incident}`).toBeDefined()
  const found = await find()
  if (found === undefined) throw new Error(`The error of ${incident} is gone`)
  return found
}
