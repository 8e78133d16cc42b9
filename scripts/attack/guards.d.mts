export interface Guard {
  readonly row: string
  readonly without: readonly (readonly [text: string, instead: string])[]
  readonly saw: string
  readonly beside?: readonly string[]
  readonly isBuiltForBrowsers?: boolean
}
export const guards: readonly Guard[]
