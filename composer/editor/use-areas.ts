import { useState } from 'react'
import { useMedia } from '../../src/lib/use-media.ts'
import type { AreaName } from './areas.tsx'

/** Narrower than this there is no room for the blocks, the page and the fields beside each other; as in editor.module.scss. */
const NARROW = '(width <= 900px)'

export interface Areas {
  /** The one that is shown; undefined where all are. */
  readonly shown: AreaName | undefined
  readonly show: (area: AreaName) => void
}

/** Which part of the editor a narrow window shows: the one that was chosen, or that she was in before. */
export const useAreas = (): Areas => {
  const [area, show] = useState<AreaName>('page')
  const isNarrow = useMedia(NARROW)
  return { shown: isNarrow ? area : undefined, show }
}
