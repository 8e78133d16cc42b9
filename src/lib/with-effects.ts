/**
 * A chart with its effects, which are given in the browser only: the server starts nothing, and a chart made anew for each
 * page would cost as much as drawing a listing's cards.
 */
export const withEffects = <Machine>(machine: Machine, provide: (machine: Machine) => Machine): Machine =>
  typeof window === 'undefined' ? machine : provide(machine)
