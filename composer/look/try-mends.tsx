import { useEffect, useMemo, useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { DraftPage } from '../../src/content/draft-page.ts'
import { CanvasFrame } from '../canvas/canvas-frame.tsx'
import type { Measures } from '../canvas/measures.ts'
import { applyStep } from '../document/change.ts'
import type { LookFinding } from './findings.ts'
import type { Try } from './mends.ts'
import styles from './look.module.scss'

/** A page that is out of sight, to see what a change would make of it. */
export interface TrialPage {
  readonly address: string
  readonly frameScript: string
  readonly pageKey: string
  /** The draft that a document makes. */
  readonly draw: (document: ComposeDocument) => DraftPage | undefined
}

export interface Tried {
  readonly made: Try
  readonly measures: Measures
}

interface Props {
  readonly trial: TrialPage
  readonly document: ComposeDocument
  readonly tries: readonly Try[]
  /** What is to be mended, at the width where it is worst. */
  readonly finding: Pick<LookFinding, 'blockId' | 'words' | 'width'>
  readonly onTried: (tried: readonly Tried[]) => void
}

/** The page renders a change within this. */
const RENDERED_AFTER_MS = 400
/** With the page's first load. */
const LONGEST_FIRST_MS = 30_000
const LONGEST_MS = 8_000

/**
 * Tries changes one after the other on a page that nobody sees, and measures each. Nothing of it is in the document. It begins once the page as
 * it is has been measured to have those words on a picture: before, it is still on its way.
 */
export const TryMends = ({ trial, document, tries, finding, onTried }: Props) => {
  const { blockId, words, width } = finding
  const { address, frameScript, pageKey, draw } = trial
  const [tried, setTried] = useState<readonly Tried[]>([])
  /** -1: the page as it is. */
  const [at, setAt] = useState(-1)
  const [looks, setLooks] = useState(1)
  const current = tries[at]
  const page = useMemo(() => {
    if (current === undefined) return draw(document)
    const { entryId, field, locale, value } = current
    return draw(applyStep(document, { changes: [{ entryId, field, locale, before: undefined, after: value }], at: 0 }))
  }, [draw, document, current])
  useEffect(() => {
    if (at >= tries.length) return onTried(tried)
    const timer = setTimeout(() => setAt(at < 0 ? tries.length : at + 1), at < 0 ? LONGEST_FIRST_MS : LONGEST_MS)
    return () => clearTimeout(timer)
    // Whoever renders makes another `onTried` each time; it is called once, at the end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at])
  return (
    <div className={styles.trial} aria-hidden="true" inert>
      <div style={{ inlineSize: `${width}px` }}>
        <CanvasFrame
          address={address}
          frameScript={frameScript}
          width={width}
          page={{ key: pageKey, page }}
          selected={undefined}
          texts={NO_TEXTS}
          measuredAfter={RENDERED_AFTER_MS * looks}
          onMeasured={(measures, revision) => {
            if (revision !== page?.draft.revision) return
            const isThere = measures.texts.some((text) => text.blockId === blockId && text.words === words)
            if (at < 0 && !isThere) return setLooks(looks + 1)
            setLooks(1)
            setAt(at + 1)
            if (current !== undefined) setTried([...tried, { made: current, measures }])
          }}
          onSelect={ignore}
          onTextChange={ignore}
          onRetry={ignore}
        />
      </div>
    </div>
  )
}

const NO_TEXTS = [] as const
const ignore = (): void => undefined
