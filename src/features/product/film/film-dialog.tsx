import { useMemo } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Openable } from '../../../ui/dialog/use-late-dialog.ts'
import { readVideoSource } from '../../../lib/video-source.ts'
import { Video } from '../../../ui/video/video.tsx'

interface Props extends Openable {
  readonly address: string
  /** Of the product. */
  readonly name: string
}

/** A product's film over its page. It plays at once, since somebody asked for it, and ends with the window (VIDEO-02, VIDEO-04, VIDEO-06). */
export const FilmDialog = ({ address, name, isOpen, onClose }: Props) => {
  const source = useMemo(() => {
    const read = readVideoSource(address)
    return { ...read, options: { ...read.options, isAutoplay: true } }
  }, [address])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} size="large">
      {isOpen && <Video source={source} address={address} title={name} aspect="16 / 9" hasControls />}
    </Dialog>
  )
}
