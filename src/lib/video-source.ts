/** What an address asks for after its question mark; autoplay and background mean without sound. */
export interface VideoOptions {
  readonly isAutoplay: boolean
  /** Plays by itself, again and again, without the player's own controls. */
  readonly isBackground: boolean
  readonly isMuted: boolean
}

/** Where a film comes from, and so who plays it. */
export type VideoSource = { readonly options: VideoOptions } & (
  | { readonly kind: 'player'; readonly video: string; readonly hash: string | undefined }
  | { readonly kind: 'stream' | 'file'; readonly address: string }
  | { readonly kind: 'unknown' }
)

/** The one host whose player is embedded (VIDEO-08). */
export const PLAYER_ORIGIN = 'https://player.vimeo.com'

/** Reads a film's address (VIDEO-04 to VIDEO-06). Never throws: what nobody can play is `unknown`. */
export const readVideoSource = (address: string): VideoSource => {
  const url = URL.canParse(address, OWN_ORIGIN) ? new URL(address, OWN_ORIGIN) : undefined
  if (url?.protocol !== 'https:') return { kind: 'unknown', options: NO_OPTIONS }
  const options = readOptions(url.searchParams)
  const [, video, hash] = PLAYER_PATHS[url.hostname]?.exec(url.pathname) ?? []
  if (video !== undefined) return { kind: 'player', video, hash: hash ?? url.searchParams.get('h') ?? undefined, options }
  if (/\.m3u8$/i.test(url.pathname)) return { kind: 'stream', address, options }
  return /\.(?:mp4|webm)$/i.test(url.pathname) ? { kind: 'file', address, options } : { kind: 'unknown', options }
}

/** Base of addresses on the shop's own host; only the path of such a one matters here. */
const OWN_ORIGIN = 'https://shop.invalid'
const NO_OPTIONS: VideoOptions = { isAutoplay: false, isBackground: false, isMuted: false }

const PLAYER_PATHS: Readonly<Record<string, RegExp>> = {
  'vimeo.com': /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/,
  'www.vimeo.com': /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/,
  'player.vimeo.com': /^\/video\/(\d+)\/?$/,
}

const readOptions = (parameters: URLSearchParams): VideoOptions => {
  const isOn = (name: string): boolean => ['1', 'true'].includes(parameters.get(name) ?? '')
  const isBackground = isOn('background')
  const isAutoplay = isOn('autoplay') || isBackground
  return { isAutoplay, isBackground, isMuted: isOn('muted') || isAutoplay }
}
