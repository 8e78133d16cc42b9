/** A part of a drawing, painted in order. `tone` lights (above 0) or shades the color, -1 to 1. */
export type Layer =
  /** A piece of material: one colour with an edge and one shade inside it. */
  | {
      readonly kind: 'cloth'
      readonly d: string
      readonly tone?: number
      readonly fill?: string
      readonly surface?: 'body' | 'rib' | 'smooth'
    }
  /** A sewn line. */
  | { readonly kind: 'seam'; readonly d: string; readonly isDashed?: boolean }
  /** A hard line in a shade of the material or a color of its own: edges, straps, laces. */
  | { readonly kind: 'stroke'; readonly d: string; readonly width: number; readonly tone?: number; readonly color?: string }
  /** A small round thing: button, rivet, pearl. */
  | { readonly kind: 'button'; readonly x: number; readonly y: number; readonly radius: number; readonly color?: string }

/** A thing as layers in a field of 960 by 1280; `pose` says whether it lies flat, hangs or stands on the floor. */
export interface Drawing {
  readonly pose: 'flat' | 'standing'
  /** Where a standing thing touches the floor. */
  readonly floorY?: number
  readonly layers: readonly Layer[]
}
