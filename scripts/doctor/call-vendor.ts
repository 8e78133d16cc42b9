/** A call that changes nothing, and what its answer means. */
export interface VendorCall {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** The variable that names the vendor. */
  readonly address: string
  /** The variables that the call shows the vendor, for the sentence where it refuses them. */
  readonly keys: readonly string[]
  /** What to do about an answer that is neither 200 nor a refused key; undefined where such an answer is as good. */
  readonly otherwise?: string
}

/** Calls a vendor and says in words what is wrong; undefined where it answers as it should. No sentence has a key, a body or an address with its path. */
export const callVendor = (call: VendorCall, deadlineMs: number): Promise<string | undefined> =>
  fetch(call.url, {
    method: call.method ?? 'GET',
    headers: { ...call.headers, ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    // Followed, it would show the key to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).then(
    async (answer) => {
      await answer.body?.cancel()
      return problemOf(call, answer.status)
    },
    (error: unknown) => unreachable(call, error, deadlineMs),
  )

const NOT_IMPLEMENTED = 501

const problemOf = (call: VendorCall, status: number): string | undefined => {
  const { host } = new URL(call.url)
  if (status === 401 || status === 403)
    return call.keys.length === 0
      ? `${host} answers ${status}: check ${call.address}`
      : `${host} refuses ${call.keys.join(' or ')} (${status}): copy it from the vendor again, for the account of ${call.address}`
  if (status >= 300 && status < 400) return `${host} answers with a redirect (${status}): set ${call.address} to the address it leads to`
  if (status >= 500 && status !== NOT_IMPLEMENTED) return `${host} fails (${status}): its status page may say why; try again later`
  if (status !== 200 && call.otherwise !== undefined) return `${host} answers ${status}: ${call.otherwise}`
  return undefined
}

const unreachable = ({ url, address }: VendorCall, error: unknown, deadlineMs: number): string => {
  const reason = isTimeout(error) ? `no answer in ${deadlineMs / 1000} s` : reasonOf(error)
  return `${new URL(url).host} cannot be reached (${reason}): check ${address}, and that this machine may call it`
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** `fetch` hides what happened in the cause of its error. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
