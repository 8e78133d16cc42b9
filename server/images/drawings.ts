/** A picture that is no file: its size, and its SVG when it is asked for. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly svg: () => string
}

/** Pictures below `/images/art/` that the shop renders itself. Whoever has some hands them in; a shop of files has none. */
export interface Drawings {
  readonly find: (name: string) => Drawing | undefined
  /** Raised when drawings change, so that renders stored on disk are made anew. */
  readonly version: number
}
