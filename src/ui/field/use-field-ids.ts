import { useId } from 'react'

export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
}

interface Described {
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** Ids of a control and its texts; equal on server and client. */
export const useFieldIds = (given?: string): FieldIds => {
  const made = useId()
  const control = given ?? made
  return { control, hint: `${control}-hint`, error: `${control}-error` }
}

/** Attributes that tie a control to its hint and error. */
export const describedBy = (ids: FieldIds, { hint, error }: Described): { 'aria-describedby'?: string; 'aria-invalid'?: true } => {
  const hasError = error !== undefined && error !== ''
  const parts = [hint === undefined ? undefined : ids.hint, hasError ? ids.error : undefined].filter((part) => part !== undefined)
  return {
    ...(parts.length === 0 ? {} : { 'aria-describedby': parts.join(' ') }),
    ...(hasError ? { 'aria-invalid': true } : {}),
  }
}
