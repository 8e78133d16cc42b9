import { addressOf } from './lazy-source.ts'

/** A picture whose pixels may be read. */
export type ReadablePicture = HTMLImageElement

/** One that does not come is said to be not measured; nothing waits for it longer. */
const LONGEST_MS = 5_000

const copies = new Map<string, Promise<ReadablePicture | undefined>>()

/** The picture of an element of the page; a copy of one that another host has, which may refuse it, or that is not loaded yet. */
export const readPicture = async (image: HTMLImageElement): Promise<ReadablePicture | undefined> => {
  const address = addressOf(image)
  return isOwn(address) && image.complete && image.naturalWidth > 0 ? image : readAddress(address)
}

/** A picture by its address; undefined where it does not come or its host lets nobody read it. */
export const readAddress = (address: string): Promise<ReadablePicture | undefined> => {
  const known = copies.get(address) ?? load(address)
  copies.set(address, known)
  return known
}

const load = (address: string): Promise<ReadablePicture | undefined> =>
  new Promise((resolve) => {
    const copy = new Image()
    copy.crossOrigin = 'anonymous'
    const timer = setTimeout(() => resolve(undefined), LONGEST_MS)
    const end = (picture: ReadablePicture | undefined) => (): void => {
      clearTimeout(timer)
      resolve(picture)
    }
    copy.addEventListener('load', end(copy))
    copy.addEventListener('error', end(undefined))
    copy.src = address
  })

const isOwn = (address: string): boolean => {
  const { origin, protocol } = new URL(address, window.location.href)
  return origin === window.location.origin || protocol === 'data:' || protocol === 'blob:'
}
