import { useState } from 'react'
import { useSite } from '../../src/site/site-context.tsx'
import { tidy } from '../../src/lib/check-field.ts'
import { graphemes, withoutPictographs } from '../../src/lib/customisation-text.ts'
import { giftNoteProblem, type GiftNoteProblem } from '../../src/lib/gift-note.ts'

interface Options {
  /** The cart's. */
  readonly stored: string | undefined
  /** Written before a reload, if anything. */
  readonly draft: string | undefined
  /** The server refused the one that was sent last. */
  readonly isRefused: boolean
}

/** A note that goes with the parcel, as it is written. */
export interface GiftNoteForm {
  readonly maxLength: number
  readonly isGift: boolean
  readonly choose: (isGift: boolean) => void
  readonly text: string
  /** Letters there is room for. */
  readonly left: number
  readonly change: (typed: string) => void
  /** What was typed had emoji, which are left out. */
  readonly hasLostEmoji: boolean
  readonly problem: GiftNoteProblem | undefined
  /** What to send, or undefined where something is wrong with it. What was written for no gift is not sent, and stays in the field. */
  readonly submit: () => { readonly giftNote?: string } | undefined
}

/** The note of an order; a site that offers none is sent none. */
export const useGiftNote = ({ stored, draft = stored, isRefused }: Options): GiftNoteForm => {
  const maxLength = useSite().site.checkout.giftNote?.maxLength ?? 0
  const [isGift, choose] = useState(draft !== undefined)
  const [text, setText] = useState(draft ?? '')
  const [problem, setProblem] = useState<GiftNoteProblem>()
  const [isChanged, setChanged] = useState(false)
  const [hasLostEmoji, setLostEmoji] = useState(false)
  return {
    maxLength,
    isGift,
    choose,
    text,
    left: text.length > maxLength * MOST_UNITS ? 0 : Math.max(0, maxLength - graphemes(text).length),
    change: (typed) => {
      // What cannot be written is not taken, as on what is made for a shopper (CUST-14).
      const next = withoutPictographs(typed)
      setText(next)
      setLostEmoji(next !== typed || (hasLostEmoji && next !== ''))
      setChanged(true)
      if (problem !== undefined) setProblem(giftNoteProblem(tidy(next), maxLength))
    },
    hasLostEmoji,
    problem: problem ?? (isRefused && !isChanged ? 'characters' : undefined),
    submit: () => {
      if (maxLength === 0) return {}
      const giftNote = isGift ? tidy(text) : ''
      const found = giftNoteProblem(giftNote, maxLength)
      setProblem(found)
      setChanged(false)
      return found === undefined ? { giftNote } : undefined
    },
  }
}

/** Counting the letters of a whole book for every key would take time. */
const MOST_UNITS = 8
