/** A picture that is rendered from SVG instead of read from a file. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly svg: () => string
}

/** Pictures below `/images/art/` that are rendered from SVG; extensions supply them, a shop of files has none. */
export interface Drawings {
  readonly find: (name: string) => Drawing | undefined
  /** Raised when drawings change, so that renders stored on disk are made anew. */
  readonly version: number
}
