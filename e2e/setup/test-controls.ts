import type { APIRequestContext } from '@playwright/test'

/** The controls refuse a call without it: a page of another site cannot send it to this machine. */
const headers = { 'x-requested-with': 'XMLHttpRequest' }

/** Asks a control of tests (contracts 8) for a change: `faults`, `clock`, `sessions/{id}/expire`. Answers what it says. */
export const control = async (request: APIRequestContext, name: string, data: object = {}): Promise<unknown> => {
  const answer = await request.post(`/_test/${name}`, { headers, data })
  if (!answer.ok()) throw new Error(`/_test/${name} answered ${answer.status()}: ${await answer.text()}`)
  return answer.status() === 204 ? undefined : answer.json()
}

/** No fault any more. */
export const clearFaults = async (request: APIRequestContext): Promise<void> => {
  const answer = await request.delete('/_test/faults', { headers })
  if (!answer.ok()) throw new Error(`/_test/faults answered ${answer.status()}`)
}
