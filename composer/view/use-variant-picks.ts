import { useEffect, useMemo, useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { pickedOf, testsOfDocument, variantOfEntry, type SlotTest, type VariantPicks } from '../document/structure/variant-of.ts'
import type { OutlineBlock } from '../editor/outline-tree.ts'

/** Which variant of each test is looked at. */
export interface PickedVariants {
  readonly tests: readonly SlotTest[]
  readonly picks: VariantPicks
  /** Entries of the variants that are not. */
  readonly hidden: ReadonlySet<string>
  readonly pick: (test: string, name: string) => void
}

export const useVariantPicks = (document: ComposeDocument): PickedVariants => {
  const [picks, setPicks] = useState<VariantPicks>({})
  const tests = useMemo(() => testsOfDocument(document), [document])
  const hidden = useMemo(
    () => new Set(tests.flatMap((test) => test.members.filter((member) => member !== pickedOf(test, picks)).map(({ id }) => id))),
    [tests, picks],
  )
  const pick = (test: string, name: string): void => setPicks((before) => ({ ...before, [test]: name }))
  return { tests, picks, hidden, pick }
}

/** A block that is chosen is looked at: the variant that it is, or stands in, shows from then on. */
export const useShowsChosen = (document: ComposeDocument, row: OutlineBlock | undefined, { pick }: PickedVariants): void => {
  const way = row === undefined ? '' : [...row.path, row.entryId].join(' ')
  useEffect(() => {
    for (const id of way.split(' ')) {
      const variant = variantOfEntry(document, id)
      if (variant !== undefined) pick(variant.test, variant.name)
    }
    // Only another choice is one: who looks at another variant by the menu goes on typing in the block that is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [way])
}
