/** A picture beside the data of an answer. */
export interface ToolPicture {
  readonly bytes: Buffer
  readonly mimeType: string
}
