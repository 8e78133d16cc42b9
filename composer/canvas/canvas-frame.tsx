import { useEffect, useRef } from 'react'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useFrameAddress } from '../host/host-context.tsx'
import type { CanvasProps } from './canvas-props.ts'
import type { FromFrame } from './protocol.ts'
import { useFrame } from './use-frame.ts'
import { useMeasures } from './use-measures.ts'
import styles from './canvas.module.scss'

interface Props extends CanvasProps {
  readonly onRetry: () => void
}

const NOBODY: NonNullable<CanvasProps['others']> = []
const titlesOf = () => Object.fromEntries([...blockSchemas].map(([type, { title }]) => [type, title]))

/** One load of a page, and what is said to it: all of it again whenever it is ready anew. */
export const CanvasFrame = (props: Props) => {
  const { address, frameScript, page, selected, texts, mode = 'edit', others = NOBODY, scrolledTo, title, onRetry } = props
  const t = useTranslate()
  const source = useFrameAddress(address)
  const frame = useRef<HTMLIFrameElement>(null)
  /** What was clicked there is in view already. */
  const clicked = useRef<string>(undefined)
  const hear = (message: FromFrame): void => {
    if (message.type === 'selected') clicked.current = message.blockId
    if (message.type === 'measured') measured.current(message)
    else report(message, props, frame.current)
  }
  const { status, ready, send, onLoad } = useFrame(frame, frameScript, hear)
  const measured = useMeasures({ ready, send, props })
  useEffect(() => {
    if (ready > 0) send({ type: 'setup', mode, titles: titlesOf() })
    // In the language of `t`.
  }, [ready, send, mode, t])
  useEffect(() => {
    if (ready > 0) send({ type: 'page', key: page.key, page: page.page })
  }, [ready, send, page.key, page.page])
  const known = JSON.stringify(texts)
  useEffect(() => {
    // By their text: whoever renders makes a new list each time.
    if (ready > 0) send({ type: 'select', blockId: selected, texts: JSON.parse(known) as typeof texts })
  }, [ready, send, selected, known])
  useEffect(() => {
    if (ready > 0 && scrolledTo !== undefined) send({ type: 'scroll', share: scrolledTo })
  }, [ready, send, scrolledTo])
  useEffect(() => {
    if (ready > 0 && selected !== undefined && selected !== clicked.current) send({ type: 'reveal', blockId: selected })
    clicked.current = undefined
  }, [ready, send, selected])
  const there = JSON.stringify(others)
  useEffect(() => {
    if (ready > 0) send({ type: 'others', others: JSON.parse(there) as typeof others })
  }, [ready, send, there])
  return (
    <>
      <iframe ref={frame} className={styles.frame} src={source} title={title ?? t('compose.canvas.title')} onLoad={onLoad} />
      {status === 'loading' && (
        <p className={styles.note} role="status">
          {t('compose.canvas.loading')}
        </p>
      )}
      {status === 'failed' && (
        <div className={styles.note} role="alert">
          <p>{t('compose.canvas.failed')}</p>
          <button type="button" onClick={onRetry}>
            {t('compose.canvas.tryAgain')}
          </button>
        </div>
      )}
    </>
  )
}

const report = (message: Exclude<FromFrame, { type: 'measured' }>, props: Props, frame: HTMLIFrameElement | null): void => {
  switch (message.type) {
    case 'ready':
      return props.onReady?.()
    case 'navigated':
      return props.onNavigated?.(message.address)
    case 'scrolled':
      return props.onScrolled?.(message.share)
    case 'selected':
      return props.onSelect(message.blockId)
    case 'hovered':
      return props.onHover?.(message.blockId)
    case 'box':
      return props.onBox?.(message.blockId, message.box)
    case 'typing':
      return props.onTyping?.(message.blockId)
    case 'text:changed':
    case 'text:committed':
      return props.onTextChange(message.field, message.value, message.blockId, message.type === 'text:committed')
    case 'clipboard':
      return props.onClipboard?.(message.act, message.text)
    case 'key': {
      const { key, code, altKey, ctrlKey, metaKey, shiftKey } = message
      // As if it had been pressed in the composer, where undo and the like are listened for.
      frame?.dispatchEvent(new KeyboardEvent('keydown', { key, code, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }))
    }
  }
}
