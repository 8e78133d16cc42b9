import type { APIRequestContext, APIResponse } from '@playwright/test'
import { atEveryProcess } from './processes.ts'

/** The controls refuse a call without it: a page of another site cannot send it to this machine. */
const headers = { 'x-requested-with': 'XMLHttpRequest' }

/** Asks a control of tests (contracts 8) for a change: `faults`, `clock`, `sessions/{id}/expire`. Answers what it says. */
export const control = async (request: APIRequestContext, name: string, data: object = {}): Promise<unknown> => {
  const [first] = await everywhere(name, (address) => request.post(address, { headers, data }))
  return first === undefined || first.status() === 204 ? undefined : first.json()
}

/** No fault any more. */
export const clearFaults = async (request: APIRequestContext): Promise<void> => {
  await everywhere('faults', (address) => request.delete(address, { headers }))
}

/** Faults, the clock and maintenance are in the memory of a process, because they have to work where the database does not. */
const everywhere = (name: string, ask: (address: string) => Promise<APIResponse>): Promise<APIResponse[]> =>
  atEveryProcess(async (origin) => {
    const answer = await ask(`${origin}/_test/${name}`)
    if (!answer.ok()) throw new Error(`${origin}/_test/${name} answered ${answer.status()}: ${await answer.text()}`)
    return answer
  })
