interface Purge {
  readonly address: string
  readonly token: string
  readonly keys: readonly string[]
  readonly fetch: typeof fetch
}

const DEADLINE_MS = 5_000
/** Fastly takes 256 keys at a time; Varnish and most proxies take a header of 8 kB. */
const MOST_KEYS = 256
const MOST_CHARACTERS = 4_000

/** Has one cache drop every page of these keys. Throws where it does not say that it has; then all of it has to be sent again. */
export const sendPurge = async ({ address, token, keys, fetch: send }: Purge): Promise<void> => {
  for (const header of headersOf(keys)) {
    const answer = await send(address, {
      method: 'POST',
      headers: { 'surrogate-key': header, authorization: `Bearer ${token}` },
      // Followed, it would show the token to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The cache at ${new URL(address).host} answered ${answer.status} to a purge`)
  }
}

/** Each key once, in as few headers as the caches take. */
export const headersOf = (keys: readonly string[]): readonly string[] => {
  const headers: string[][] = []
  let length = Infinity
  for (const key of new Set(keys)) {
    const last = headers.at(-1)
    if (last === undefined || last.length === MOST_KEYS || length + key.length > MOST_CHARACTERS) {
      headers.push([key])
      length = key.length
    } else {
      last.push(key)
      length += key.length + 1
    }
  }
  return headers.map((each) => each.join(' '))
}
