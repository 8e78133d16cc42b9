/** Message keys of what ends a call in the browser, whatever was asked (CODE-06). */
const KEYS: Readonly<Record<string, string>> = {
  NETWORK_ERROR: 'codes.client.networkError',
  TIMEOUT: 'codes.client.timeout',
  REQUEST_ABORT: 'codes.client.requestAbort',
  BAD_ANSWER: 'codes.client.error',
}

/** The key for a call that came to no answer, or none that can be read; undefined where the server has answered. */
export const clientMessageKey = (code: string): string | undefined => KEYS[code]
