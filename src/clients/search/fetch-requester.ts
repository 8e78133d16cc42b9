import type { SearchRequester } from './search-transport.ts'

/** Lets the vendor's client speak through a given `fetch`; on the server that one answers in process. */
export const fetchRequester = (fetcher: typeof fetch): SearchRequester => ({
  send: async ({ url, method, headers, data, responseTimeout }) => {
    try {
      const answer = await fetcher(url, {
        method,
        headers,
        signal: AbortSignal.timeout(responseTimeout),
        ...(data === undefined ? {} : { body: typeof data === 'string' ? data : new Uint8Array(data) }),
      })
      return { status: answer.status, content: await answer.text(), isTimedOut: false }
    } catch (error) {
      // The vendor's client wants a failure as an answer, and decides itself whether to try again.
      return { status: 0, content: String(error), isTimedOut: error instanceof DOMException && error.name === 'TimeoutError' }
    }
  },
})
