import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import type { BlockNode } from '../../../schemas/page.ts'
import { renderBlocks } from '../render/render-blocks.tsx'
import type { RenderEnv } from '../render/render-env.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { SplashMemory } from './splash-memory.ts'

export interface SplashWindowProps {
  readonly item: BlockNode
  readonly env: Omit<RenderEnv, 'data'>
  readonly memory: SplashMemory
  /** Called once it is gone, however that came. */
  readonly onClosed: () => void
}

const NO_DATA = {}

/** A splash window: seen once it is closed, by whatever way (SPLASH-04, SPLASH-05). Another tab that closes its own takes this along. */
export const SplashWindow = ({ item, env, memory, onClosed }: SplashWindowProps) => {
  const [isOpen, setOpen] = useState(true)
  const [isSeenElsewhere, setSeenElsewhere] = useState(false)
  const content = useMemo(() => renderBlocks([item], { ...env, data: NO_DATA }), [item, env])
  useEffect(
    () =>
      memory.onSeenElsewhere(() => {
        setSeenElsewhere(true)
        onClosed()
      }),
    [memory, onClosed],
  )
  // Without animation: nobody looks at this tab.
  if (isSeenElsewhere) return null
  const close = (): void => {
    if (!isOpen) return
    memory.markSeen()
    setOpen(false)
    onClosed()
  }
  // Any link leads away from here, in this tab or a new one; the link itself is the browser's or the router's to follow.
  const closeOnLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[href]') !== null) close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={String(item.props['title'])}
      isTitleHidden={item.props['hideTitle'] === true}
      size={sizeOf(item)}
    >
      {/* The links inside handle keys themselves: Enter there is a click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div onClick={closeOnLink}>{content}</div>
    </Dialog>
  )
}

const SIZES = ['small', 'medium', 'large'] as const
const sizeOf = ({ props }: BlockNode): (typeof SIZES)[number] => SIZES.find((size) => size === props['size']) ?? 'medium'
