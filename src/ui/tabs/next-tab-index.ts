interface Press {
  /** `KeyboardEvent.key` */
  readonly pressed: string
  readonly from: number
  readonly count: number
  readonly direction: 'ltr' | 'rtl'
}

/** Where a key leads from a tab, round the ends; undefined for a key that leads nowhere. */
export const nextTabIndex = ({ pressed, from, count, direction }: Press): number | undefined => {
  if (pressed === 'Home') return 0
  if (pressed === 'End') return count - 1
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (pressed === forward) return (from + 1) % count
  return pressed === back ? (from - 1 + count) % count : undefined
}
