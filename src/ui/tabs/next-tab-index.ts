interface KeyPress {
  /** `KeyboardEvent.key` */
  readonly key: string
  readonly from: number
  readonly count: number
  readonly direction: 'ltr' | 'rtl'
}

/** Where a key leads from a tab, round the ends; undefined for a key that leads nowhere. */
export const nextTabIndex = ({ key, from, count, direction }: KeyPress): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward) return (from + 1) % count
  return key === back ? (from - 1 + count) % count : undefined
}
