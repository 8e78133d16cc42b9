interface Comparison {
  readonly isSame: boolean
  /** Pixels that differ. */
  readonly count: number
  /** In words. */
  readonly what: string
  /** A picture of what differs. */
  readonly difference: () => Promise<Buffer>
}

export const comparePictures: (before: Buffer, after: Buffer) => Promise<Comparison>
