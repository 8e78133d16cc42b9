type Meter = 'cpuMs' | 'pageFaults'
type Figures = Readonly<Record<Meter, number>>

export interface Round {
  readonly release: Figures
  readonly now: Figures
}

export interface Verdict {
  readonly page: string
  readonly meter: Meter
  readonly release: number
  readonly now: number
  readonly ratio: number
  readonly isSlower: boolean
}

export declare const verdictsOf: (rounds: Readonly<Record<string, readonly Round[]>>) => readonly Verdict[]
export declare const lineOf: (verdict: Verdict) => string
