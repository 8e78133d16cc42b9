/** Widths every local picture can be had in, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 800, 1200, 1600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Address of a local picture in a width and format: `/images/a.jpg` becomes `/images/a_800w.webp` (IMG-02). */
export const imageVariant = (src: string, width: ImageWidth, format: 'webp' | 'jpg' = 'webp'): string =>
  src.replace(/\.(?:jpe?g|png|webp|svg)$/i, `_${width}w.${format}`)
