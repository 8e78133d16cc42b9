import { LRUCache } from 'lru-cache'
import { imageVariant } from '../../../src/lib/image-variant.ts'
import { countReads } from '../../operations/counts.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { drawPreview } from './draw-preview.ts'
import { readPreviewName } from './preview-address.ts'

interface Preview {
  readonly svg: string
  /** Whether the drawing contains the picture of the product. */
  readonly isWhole: boolean
}

/** Pictures in the cache: few products can be customised, and every letter typed draws on the same picture again. */
const PICTURES = 40
const LARGEST_BYTES = 400_000

/** Draws the previews that the shop itself has named; undefined for every other name. */
export const createPreviews = ({ runtime }: Pick<CommerceDeps, 'runtime'>): ((name: string) => Promise<Preview | undefined>) => {
  const { config, counts, fetch, log } = runtime
  const onRead = countReads(counts, 'pictures')
  const pictures = new LRUCache<string, string>({
    max: PICTURES,
    fetchMethod: async (path) => {
      const answer = await fetch(`${config.origin}${imageVariant(path, 480, 'jpg')}`)
      const content = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
      if (content === undefined || content.length > LARGEST_BYTES) {
        log.warn({ event: 'previewWithoutPicture', path, status: answer.status }, 'A picture that is drawn upon could not be read')
        return undefined
      }
      return `data:image/jpeg;base64,${content.toString('base64')}`
    },
  })
  /** Only pictures of the shop's own: nothing else is ever fetched for a drawing. */
  const embed = async (path: string): Promise<string | undefined> => {
    if (!path.startsWith('/images/')) return undefined
    onRead(pictures.has(path) ? 'hit' : 'miss')
    return pictures.fetch(path)
  }

  return async (name) => {
    const drawing = readPreviewName(name, config.ORDER_HASH_SECRET)
    if (drawing === undefined) return undefined
    const picture = await embed(drawing.picture)
    return { svg: drawPreview(drawing, picture), isWhole: picture !== undefined }
  }
}
