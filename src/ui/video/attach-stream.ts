import Hls from 'hls.js/light'

/** Plays a streaming playlist in a video element; returns how to stop. Throws where the browser has no way to. */
export const attachStream = (video: HTMLVideoElement, address: string, onFailed: (cause: unknown) => void): (() => void) => {
  if (!Hls.isSupported()) throw new Error('This browser cannot play streams')
  // Its worker would be made from text, which the content security policy does not allow.
  const stream = new Hls({ enableWorker: false })
  stream.on(Hls.Events.ERROR, (_event, { fatal, details }) => {
    if (fatal) onFailed(details)
  })
  stream.loadSource(address)
  stream.attachMedia(video)
  return () => stream.destroy()
}
