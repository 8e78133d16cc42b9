import { useCallback, useMemo, useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { Measures } from '../canvas/measures.ts'
import type { CanvasWidth } from '../widths/widths.ts'
import { findingsOf, type LookFinding } from './findings.ts'
import type { Known } from './use-mends.ts'

/** What was measured of the page as it is shown, and what could be better. */
export interface Look {
  /** By width, the narrowest first; empty until the page was measured once. */
  readonly measures: readonly Measures[]
  readonly findings: readonly LookFinding[]
  /** The draft as it is now was measured, at all widths that were measured before. */
  readonly isCurrent: boolean
  readonly onMeasured: (measures: Measures, revision: string | undefined) => void
  readonly known: Known
  readonly onKnown: (known: Known) => void
}

interface Input {
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly width: CanvasWidth
  /** Of the page in the frames. */
  readonly address: string | undefined
  readonly revision: string | undefined
}

interface Measured {
  /** What was looked at: another page or another choice of widths begins anew. */
  readonly of: string
  readonly byWidth: ReadonlyMap<number, { readonly measures: Measures; readonly revision: string | undefined }>
}

const NOTHING: Measured = { of: '', byWidth: new Map() }

export const useLook = ({ document, locales, width, address, revision }: Input): Look => {
  const of = `${width} ${address}`
  const [measured, setMeasured] = useState(NOTHING)
  const [known, onKnown] = useState<Known>(new Map())
  const { byWidth } = measured.of === of ? measured : NOTHING
  const onMeasured = useCallback(
    (measures: Measures, measuredRevision: string | undefined) =>
      setMeasured((before) => {
        // One canvas has one width, which changes with the window.
        const kept = before.of === of && width === 'four' ? before.byWidth : []
        return { of, byWidth: new Map([...kept, [measures.width, { measures, revision: measuredRevision }]]) }
      }),
    [of, width],
  )
  const all = useMemo(() => [...byWidth.values()].toSorted((one, other) => one.measures.width - other.measures.width), [byWidth])
  const measures = useMemo(() => all.map((each) => each.measures), [all])
  const findings = useMemo(() => findingsOf(measures, document, locales), [measures, document, locales])
  const isCurrent = all.length > 0 && all.every((each) => each.revision === revision)
  return { measures, findings, isCurrent, onMeasured, known, onKnown }
}
