import type { ComposeClient } from './compose-client.ts'

const OPEN_PAGE = /^\/_compose\/pages\/([\w.-]+)$/

/**
 * Asks for the page of the address at once, beside who is there, not after: half a second sooner on the canvas. The answer is used once,
 * and only where there is a page in it: signed out, it is asked for again.
 */
export const withHeadStart = (client: ComposeClient, pathname: string): ComposeClient => {
  const [, pageId] = OPEN_PAGE.exec(pathname) ?? []
  if (pageId === undefined) return client
  let early: ReturnType<ComposeClient['open']> | undefined = client.open(pageId)
  return {
    ...client,
    open: async (wanted) => {
      const asked = wanted === pageId ? early : undefined
      early = undefined
      const answer = await asked
      return answer?.ok === true ? answer : client.open(wanted)
    },
  }
}
