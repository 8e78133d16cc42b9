import type { Row } from './targets.d.mts'

type Figures = Readonly<Record<string, number>>
type Sides = Readonly<Record<'ours' | 'peer', Readonly<Record<string, Figures>>>>

export declare const rowsOf: (rounds: readonly Sides[], once: Sides) => readonly (Row & { readonly ours: string; readonly peer: string })[]
