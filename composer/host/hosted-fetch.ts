import { COMPOSE_HEADER, HOST_SESSION, PASS_HEADER, type HostSession } from '../../schemas/api/compose.ts'

interface Deps {
  /** Headers by which the host vouches for its user, made anew for each beginning: the shop takes them once. */
  readonly sign: () => Promise<Readonly<Record<string, string>>>
  readonly fetch: typeof fetch
  /** In milliseconds. */
  readonly now: () => number
}

interface Held {
  readonly pass: string
  readonly renewFrom: number
  readonly endsAt: number
}

/** Renewed so long before it ends: whoever works never meets its end. */
const BEFORE_END_MS = 120_000

/**
 * `fetch` with the pass of a session that the host's signature begins; in memory alone. The pass is asked for by the first request, renewed
 * by one shortly before its end, and once where the shop does not take it any more. What the shop says to a beginning is the answer.
 */
export const createHostedFetch = ({ sign, fetch: request, now }: Deps): typeof fetch => {
  let held: Held | undefined
  let beginning: Promise<Response | undefined> | undefined

  const begin = async (): Promise<Response | undefined> => {
    const answer = await request(HOST_SESSION, { method: 'POST', headers: { ...(await sign()), [COMPOSE_HEADER]: '1' } })
    if (!answer.ok) return answer
    // Our own server's answer, of the same build.
    const { pass, seconds } = (await answer.json()) as HostSession
    const endsAt = now() + seconds * 1_000
    held = { pass, endsAt, renewFrom: endsAt - BEFORE_END_MS }
    return undefined
  }
  /** One for all who ask meanwhile; answers the refusal, if it is one. */
  const beginOnce = async (): Promise<Response | undefined> => {
    beginning ??= begin().finally(() => (beginning = undefined))
    return (await beginning)?.clone()
  }
  const send = (pass: string, ...[input, init]: Parameters<typeof fetch>): Promise<Response> =>
    request(input, { ...init, headers: { ...(init?.headers as Readonly<Record<string, string>> | undefined), [PASS_HEADER]: pass } })

  return async (input, init) => {
    // What is sent while the window closes cannot wait for anything.
    if (held !== undefined && now() < held.renewFrom) {
      const { pass } = held
      const answer = await send(pass, input, init)
      if (answer.status !== 401) return answer
      if (held.pass === pass) held = undefined
    }
    if (held === undefined || now() >= held.renewFrom) {
      const refusal = await renew(beginOnce, held, now)
      if (refusal !== undefined) return refusal
    }
    return send(held?.pass ?? '', input, init)
  }
}

/** A host that does not sign just now is no reason to refuse a pass that is still good. */
const renew = async (
  begin: () => Promise<Response | undefined>,
  held: Held | undefined,
  now: () => number,
): Promise<Response | undefined> => {
  if (held === undefined || now() >= held.endsAt) return begin()
  await begin().catch(() => undefined)
  return undefined
}
