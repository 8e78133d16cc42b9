import { useState } from 'react'
import type { FormSchema } from '../../../schemas/api/address.ts'
import { checkField, checkForm, tidy, type FieldProblem } from '../../lib/check-field.ts'
import { toInternational } from '../../lib/phone-number.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The state of a form made of a schema. */
export interface SchemaForm {
  /** ISO alpha-2 code of the country the form is for. */
  readonly country: string
  readonly values: Readonly<Record<string, string>>
  readonly change: (name: string, value: string) => void
  /** Begins anew with other values. */
  readonly begin: (values: Readonly<Record<string, string>>) => void
  /** The shopper leaves a field: it is checked now, not while it is typed for the first time (ADDR-08). */
  readonly leave: (name: string) => void
  readonly errorOf: (name: string, label: string) => string | undefined
  /** Tidied values, or undefined where something is wrong; the first wrong field then has the focus. */
  readonly submit: (form: HTMLFormElement) => Promise<Readonly<Record<string, string>> | undefined>
}

interface Options {
  readonly schema: FormSchema
  readonly initial: Readonly<Record<string, string | undefined>>
  /** What the server refused, by field. */
  readonly refused?: Readonly<Record<string, string>>
  readonly country: string
}

const PHONE_FIELDS = new Set(['phoneNumber', 'phone'])

export const useSchemaForm = ({ schema, initial, refused = {}, country }: Options): SchemaForm => {
  const t = useTranslate()
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => startValues(schema, initial))
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem | undefined>>>({})
  const [changedSince, setChangedSince] = useState<ReadonlySet<string>>(new Set())
  const check = (name: string, value: string): FieldProblem | undefined => {
    const field = schema.properties[name]
    return field === undefined ? undefined : checkField(field, value, schema.required.includes(name))
  }
  const settle = async (name: string): Promise<string> => {
    const value = tidy(values[name] ?? '')
    return PHONE_FIELDS.has(name) ? toInternational(value, country) : value
  }
  return {
    country,
    values,
    change: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }))
      setChangedSince((before) => new Set([...before, name]))
      // A field that is being put right says so at once.
      setProblems((before) => (before[name] === undefined ? before : { ...before, [name]: check(name, tidy(value)) }))
    },
    begin: (next) => {
      setValues(startValues(schema, next))
      setProblems({})
      setChangedSince(new Set(schema['x-order']))
    },
    leave: (name) => {
      void settle(name).then((value) => {
        setValues((before) => ({ ...before, [name]: value }))
        setProblems((before) => ({ ...before, [name]: check(name, value) }))
      })
    },
    errorOf: (name, label) => {
      const problem = problems[name]
      if (problem !== undefined) return t(`form.problem.${problem}`, { label, count: limitOf(schema, name, problem) })
      return refused[name] === undefined || changedSince.has(name) ? undefined : t('form.problem.format', { label, count: 0 })
    },
    submit: async (form) => {
      const settled = Object.fromEntries(await Promise.all(schema['x-order'].map(async (name) => [name, await settle(name)] as const)))
      const found = checkForm(schema, settled)
      setValues((before) => ({ ...before, ...settled }))
      setProblems(found)
      setChangedSince(new Set())
      const [first] = Object.keys(found)
      if (first === undefined) return settled
      focusField(form, first)
      return undefined
    },
  }
}

const startValues = (schema: FormSchema, initial: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(schema['x-order'].map((name) => [name, initial[name] ?? '']))

const limitOf = (schema: FormSchema, name: string, problem: FieldProblem): number =>
  (problem === 'tooShort' ? schema.properties[name]?.minLength : schema.properties[name]?.maxLength) ?? 0

const focusField = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
