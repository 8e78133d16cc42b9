/** `removeBlocks`: blocks do not stand where they stood: taken off, or moved into another block. They stay in the CMS. */
export type ComposeActionName = 'create' | 'publish' | 'unpublish' | 'archive' | 'restore' | 'plan' | 'callOff' | 'removeBlocks' | 'upload'

/** A row of `GET /pages/:id/history`: `{ actions }`, the last 50 on a page, newest first. */
export interface ComposeAction {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly user: string
  readonly action: ComposeActionName
  /** Entries and assets that it was about. */
  readonly ids: readonly string[]
  /** `done`; `refused` by the publish gate, `stale`, or the code of a refusal: nothing, or not everything, was done. */
  readonly outcome: string
}
