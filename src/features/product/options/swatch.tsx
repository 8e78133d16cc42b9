import type { CSSProperties } from 'react'
import type { ColorGroup } from '../../../../schemas/api/product.ts'
import { imageVariant } from '../../../lib/image-variant.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import styles from './swatch.module.scss'

/** A color as it looks: one hue, several side by side, or a picture of the fabric. Its name is read aloud. */
export const Swatch = ({ group }: { readonly group: Pick<ColorGroup, 'name' | 'hex' | 'swatch'> }) => (
  <span className={styles.swatch}>
    <span className={styles.color} style={backgroundOf(group)} />
    <VisuallyHidden>{group.name}</VisuallyHidden>
  </span>
)

const backgroundOf = ({ hex = [], swatch }: Pick<ColorGroup, 'hex' | 'swatch'>): CSSProperties => {
  if (swatch !== undefined) return { backgroundImage: `url("${encodeURI(imageVariant(swatch, 160))}")` }
  if (hex.length < 2) return { backgroundColor: hex[0] }
  const stops = hex.map((color, index) => `${color} ${(index / hex.length) * 100}% ${((index + 1) / hex.length) * 100}%`)
  return { backgroundImage: `linear-gradient(135deg, ${stops.join(', ')})` }
}
