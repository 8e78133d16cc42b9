import { PLAYER_ORIGIN, type VideoOptions } from './video-source.ts'

interface Film {
  readonly video: string
  readonly hash: string | undefined
  readonly options: VideoOptions
  /** The host's own controls; left away, the shop shows its two. */
  readonly hasControls: boolean
}

/** Address of the embedded player: it never tracks, and it starts at once, since it is there only once somebody clicked play. */
export const playerAddress = ({ video, hash, options, hasControls }: Film): string => {
  const parameters = new URLSearchParams({ ...(hash === undefined ? {} : { h: hash }), dnt: '1', autoplay: '1' })
  if (options.isMuted) parameters.set('muted', '1')
  if (options.isBackground) parameters.set('background', '1')
  if (!hasControls) parameters.set('controls', '0')
  return `${PLAYER_ORIGIN}/video/${video}?${parameters.toString()}`
}
