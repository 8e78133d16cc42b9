import { useEffect, useRef, useState, type RefObject } from 'react'

/** What is typed in; tools above a text are none. */
export const FIELDS = 'section :is(input, textarea, select, [contenteditable="true"]):not([role="toolbar"] *)'

/** The field that is to have the focus, in a language; without a name the first one of the block. */
interface Wanted {
  readonly field?: string
  readonly language?: string
}

interface FieldFocus {
  /** Once another block is looked at. */
  readonly focusOnFields: () => void
  /** A field by its name, once the panel shows it in a language. */
  readonly focusOnField: (field: string, language: string) => void
}

/** Puts the focus on a field of what is looked at, where that was asked for. */
export const useFocusOnFields = (side: RefObject<HTMLElement | null>, selected: string, language: string): FieldFocus => {
  const wanted = useRef<Wanted>(undefined)
  /** The block that is wanted may be looked at already. */
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const { current } = wanted
    if (current === undefined || (current.language !== undefined && current.language !== language)) return
    wanted.current = undefined
    const inside = current.field === undefined ? '' : `[data-field="${CSS.escape(current.field)}"] `
    const field = side.current?.querySelector<HTMLElement>(inside === '' ? FIELDS : `${inside}:is(${TYPED})`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [side, selected, language, asked])
  return {
    focusOnFields: () => void (wanted.current = {}),
    focusOnField: (field, inLanguage) => {
      wanted.current = { field, language: inLanguage }
      setAsked(asked + 1)
    },
  }
}

const TYPED = 'input, textarea, select, [contenteditable="true"]'
