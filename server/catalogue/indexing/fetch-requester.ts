import type { algoliasearch } from 'algoliasearch'

/** The vendor's own type, which its package does not export by name. */
type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>

/** Lets the search vendor's client speak through a given `fetch`, so that the embedded index is reached in process. */
export const fetchRequester = (fetcher: typeof fetch): Requester => ({
  send: async ({ url, method, headers, data, responseTimeout }) => {
    try {
      const answer = await fetcher(url, {
        method,
        headers,
        signal: AbortSignal.timeout(responseTimeout),
        ...(data === undefined ? {} : { body: bodyOf(data) }),
      })
      return { status: answer.status, content: await answer.text(), isTimedOut: false }
    } catch (error) {
      // The client tries its next host on status 0; a thrown error would skip that.
      return {
        status: 0,
        content: error instanceof Error ? error.message : String(error),
        isTimedOut: error instanceof DOMException && error.name === 'TimeoutError',
      }
    }
  },
})

const bodyOf = (data: string | Uint8Array): BodyInit => (typeof data === 'string' ? data : new Uint8Array(data))
