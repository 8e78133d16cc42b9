import { useState } from 'react'
import { CanvasFrame } from './canvas-frame.tsx'
import type { CanvasProps } from './canvas-props.ts'
import { useStillPage } from './use-still-page.ts'
import styles from './canvas.module.scss'

/** The real page, in a frame of a chosen width, to point at and type in. */
export const Canvas = (props: CanvasProps) => {
  const { width, direction } = props
  const [attempt, setAttempt] = useState(0)
  const { address, page, renew } = useStillPage(props)
  const retry = (): void => {
    renew()
    setAttempt(attempt + 1)
  }
  return (
    <div className={styles.canvas} dir={direction}>
      <div className={styles.sheet} style={{ inlineSize: width === 'full' ? '100%' : `${width}px` }}>
        {/* Another frame each time: another address in the same one would be a step of the browser's history. */}
        <CanvasFrame key={`${attempt} ${address}`} {...props} address={address} page={page} onRetry={retry} />
      </div>
    </div>
  )
}
