import { useState } from 'react'
import { CanvasFrame } from './canvas-frame.tsx'
import type { CanvasProps } from './canvas-props.ts'
import styles from './canvas.module.scss'

/** The real page, in a frame of a chosen width, to point at and type in. */
export const Canvas = (props: CanvasProps) => {
  const { address, width, direction } = props
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={styles.canvas} dir={direction}>
      <div className={styles.sheet} style={{ inlineSize: width === 'full' ? '100%' : `${width}px` }}>
        {/* Another frame each time: another address in the same one would be a step of the browser's history. */}
        <CanvasFrame key={`${attempt} ${address}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
      </div>
    </div>
  )
}
