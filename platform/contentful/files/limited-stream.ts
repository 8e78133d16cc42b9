import { Transform, type Readable } from 'node:stream'

/** Enough for the films of a shop; the disk of a demo is not for more. */
export const MAX_UPLOAD_BYTES = 200_000_000

/** The same stream, cut off once it is longer than an upload may be, so that its length shows it. */
export const limitedStream = (source: Readable): Readable => {
  let size = 0
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const hadRoom = size <= MAX_UPLOAD_BYTES
      size += chunk.byteLength
      done(null, hadRoom ? chunk : undefined)
    },
  })
  source.on('error', (error) => limiter.destroy(error))
  return source.pipe(limiter)
}
