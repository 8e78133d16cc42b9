import { brokenTextRule } from './validate-customisation.ts'

export type GiftNoteProblem = 'tooLong' | 'characters'

/** What is wrong with a tidied note, by the rules of every text a shopper has written on something. Browser and server use this one function. */
export const giftNoteProblem = (note: string, maxLength: number): GiftNoteProblem | undefined => {
  if (note === '') return undefined
  const rule = brokenTextRule({ inputAttributes: { maxLength } }, note)
  if (rule === undefined) return undefined
  return rule === 'max_length' ? 'tooLong' : 'characters'
}
