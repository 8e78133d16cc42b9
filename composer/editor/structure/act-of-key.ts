import type { ActName } from './acts.ts'

interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** What a key means for the block that is looked at. `add`: a block behind it. */
export const actOfKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey, isRtl = false): ActName | 'add' | undefined => {
  const isCommand = ctrlKey || metaKey
  if (altKey && !isCommand && !shiftKey) {
    if (key === 'ArrowUp') return 'moveUp'
    if (key === 'ArrowDown') return 'moveDown'
    // Into the block before it is towards the end of the line.
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'moveIn'
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return 'moveOut'
    return undefined
  }
  if (isCommand && !altKey && !shiftKey) return key.toLowerCase() === 'd' ? 'duplicate' : key === 'Enter' ? 'add' : undefined
  return !isCommand && !altKey && (key === 'Delete' || key === 'Backspace') ? 'remove' : undefined
}
