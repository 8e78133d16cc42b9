import type { CachedAnswer } from './page-cache.ts'

interface Input {
  readonly answer: Pick<CachedAnswer, 'headers' | 'changesAt'>
  /** How long caches in front that are purged may keep a page; undefined where there is none. */
  readonly cdnSeconds: number | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** How long a cache in front may serve an expired page while it fetches a new one. */
const CDN_STALE_SECONDS = 60

/**
 * Lifetimes of an answer as it is sent, which may be long after it was made: no cache may keep it beyond the moment at which its blocks
 * change. Caches in front that the shop purges have theirs in `CDN-Cache-Control` (RFC 9213); any other shared cache has a minute.
 */
export const sharedLifetime = ({ answer: { headers, changesAt }, cdnSeconds, now }: Input): Readonly<Record<string, string>> => {
  const control = headers['cache-control']
  if (control?.startsWith('public') !== true) return {}
  const goodFor = changesAt === undefined ? Infinity : Math.max(0, Math.floor((changesAt - now) / 1000))
  return {
    ...(goodFor === Infinity ? {} : { 'cache-control': `public, max-age=0, ${lifetimes(control, 's-maxage', goodFor)}` }),
    ...(cdnSeconds === undefined ? {} : { 'cdn-cache-control': lifetimes(cdnControl(cdnSeconds), 'max-age', goodFor) }),
  }
}

const cdnControl = (seconds: number): string => `max-age=${seconds}, stale-while-revalidate=${CDN_STALE_SECONDS}`

/** Both lifetimes of a header, but no more seconds than these: first of the fresh and then of the stale ones. */
const lifetimes = (control: string, name: 'max-age' | 's-maxage', goodFor: number): string => {
  const fresh = Math.min(secondsOf(control, name), goodFor)
  return `${name}=${fresh}, stale-while-revalidate=${Math.min(secondsOf(control, 'stale-while-revalidate'), goodFor - fresh)}`
}

const secondsOf = (control: string, name: string): number => Number(new RegExp(`(?<![\\w-])${name}=(\\d+)`).exec(control)?.[1] ?? 0)
