/** Every symbol of icons.svg. */
// prettier-ignore
export const ICON_NAMES = [
  'menu', 'close', 'search', 'bag', 'heart', 'heart-filled', 'user', 'globe', 'chevron-start', 'chevron-end', 'chevron-up',
  'chevron-down', 'arrow-start', 'arrow-end', 'arrow-up', 'plus', 'minus', 'check', 'info', 'warning', 'error', 'success',
  'star', 'star-filled', 'truck', 'return', 'leaf', 'lock', 'gift', 'phone', 'mail', 'filter', 'sliders', 'grid', 'list',
  'trash', 'edit', 'external', 'eye', 'eye-off', 'play', 'ruler', 'map-pin', 'card', 'clock', 'copy', 'upload', 'chat', 'shield',
  'pause', 'sound', 'sound-off',
] as const

export type IconName = (typeof ICON_NAMES)[number]
