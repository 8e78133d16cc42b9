import { imageVariant } from '../../src/lib/image-variant.ts'

/** Wide enough for every channel, which want 500 pixels and more. */
const WIDTH = 1200

/** Where others find a picture: of ours a JPEG, which every channel takes; of another host as it is. `origin` without trailing slash. */
export const pictureAddress = (src: string, origin: string): string =>
  new URL(src.startsWith('/images/') ? imageVariant(src, WIDTH, 'jpg') : src, `${origin}/`).href
