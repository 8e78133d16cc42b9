import { useEffect, useState } from 'react'
import type { ProductImage } from '../../../schemas/api/product.ts'
import { webpSrcSet } from '../../lib/image-source.ts'

/** The pictures to show: the ones before until the first of the new ones can be painted, so that nothing blank is seen between. */
export const useDecoded = (images: readonly ProductImage[], sizes: string): readonly ProductImage[] => {
  const [shown, setShown] = useState(images)
  const wanted = keyOf(images)
  useEffect(() => {
    const [first] = images
    if (wanted === keyOf(shown) || first === undefined) return undefined
    let isCurrent = true
    const swap = (): void => {
      if (isCurrent) setShown(images)
    }
    const picture = new Image()
    picture.sizes = sizes
    picture.srcset = webpSrcSet(first.src, first.width, sizes) ?? ''
    picture.src = first.src
    // One that cannot be had is the page's own to show.
    picture.decode().then(swap, swap)
    return () => {
      isCurrent = false
    }
    // The same pictures come in a new list with every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])
  return shown
}

const keyOf = (images: readonly ProductImage[]): string => images.map(({ src }) => src).join()
