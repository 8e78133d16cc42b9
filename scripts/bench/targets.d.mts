/** A measured figure, alone or beside its promise. */
export interface Row {
  readonly name: string
  readonly what: string
  readonly page?: string
  readonly value: number
  readonly unit: string
  readonly must?: number
  readonly target?: number
  readonly verdict?: string
}

export declare const row: (what: string, key: string, value: number, page?: string) => Row
export declare const figure: (what: string, value: number, unit: string, page?: string) => Row
