import { useState } from 'react'
import type { ComposeDocument, ComposeFields } from '../../schemas/api/compose.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { LookFinding } from './findings.ts'
import { bestOf, triesFor, type Mend, type Try } from './mends.ts'
import type { Tried } from './try-mends.tsx'

interface Input {
  /** For which mends are looked for. */
  readonly findings: readonly LookFinding[]
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly pathOf: (entryId: string) => readonly string[]
  readonly known: Known
  readonly onKnown: (known: Known) => void
}

/** A finding whose mends are being tried. */
interface Trying {
  readonly key: string
  readonly finding: LookFinding
  readonly document: ComposeDocument
  readonly tries: readonly Try[]
}

/** What was tried, by block and width, for all that is found of the block there; kept while she goes from block to block. */
export type Known = ReadonlyMap<
  string,
  {
    /** Fields of the blocks as they were: of others nobody knows. */
    readonly fields: readonly (ComposeFields | undefined)[]
    readonly tried: readonly Tried[]
  }
>

/** `undefined`: not looked for yet. */
export type KnownMends = readonly Mend[] | undefined

/** Looks for mends of hardly readable words, one finding after the other, by trying what their blocks allow. */
export const useMends = ({ findings, document, locales, pathOf, known, onKnown }: Input) => {
  const [trying, setTrying] = useState<Trying>()
  const blocksOf = ({ entryId }: LookFinding): readonly string[] => [entryId, ...pathOf(entryId).slice(1).toReversed()]
  const fieldsOf = (finding: LookFinding, { entries }: ComposeDocument) => blocksOf(finding).map((id) => ownValue(entries, id)?.fields)
  const isKnown = (finding: LookFinding): boolean => {
    const fields = fieldsOf(finding, document)
    return known.get(placeOf(finding))?.fields.every((each, index) => each === fields[index]) === true
  }
  const next = findings.find((finding) => finding.code === 'contrast' && !isKnown(finding))
  if (trying === undefined && next !== undefined)
    setTrying({ key: placeOf(next), finding: next, document, tries: triesFor(blocksOf(next), document, locales) })
  const onTried = (tried: readonly Tried[]): void => {
    if (trying === undefined) return
    const { finding, document: before } = trying
    onKnown(new Map([...known, [placeOf(finding), { fields: fieldsOf(finding, before), tried }]]))
    setTrying(undefined)
  }
  return {
    of: (finding: LookFinding): KnownMends => {
      const tried = isKnown(finding) ? known.get(placeOf(finding))?.tried : undefined
      return tried === undefined ? undefined : bestOf(tried, finding)
    },
    trying,
    onTried,
  }
}

const placeOf = ({ blockId, width }: LookFinding): string => `${blockId} ${width}`
