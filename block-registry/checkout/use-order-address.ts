import { useState } from 'react'
import type { Address, FormSchema } from '../../schemas/api/address.ts'
import { addressTexts } from '../../src/features/address/address-texts.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { tidy } from '../../src/lib/check-field.ts'
import { useSchemaForm, type SchemaForm } from '../../src/ui/schema-form/use-schema-form.ts'

/** The choice that is no reference of an address. */
export const NEW_ADDRESS = 'new'

interface Options {
  readonly schema: FormSchema
  /** What can be chosen from, the default one first. */
  readonly addresses: readonly Address[]
  /** The one the cart has already. */
  readonly placed: Address | undefined
  /** What was typed before a reload, if anything. */
  readonly draft: Readonly<Record<string, string>> | undefined
  /** What the server refused of the address that was sent last, by field. */
  readonly refused: Readonly<Record<string, string>>
}

export interface OrderAddress {
  /** A reference, or `NEW_ADDRESS`. */
  readonly choice: string
  /** The saved address that is chosen. */
  readonly chosen: Address | undefined
  readonly choose: (choice: string) => void
  /** What is typed for a new address; undefined while a saved one is chosen. */
  readonly typed: Readonly<Record<string, string>> | undefined
  /** The form of what is chosen. What was typed for a new address stays while another one is chosen. */
  readonly form: SchemaForm
  /** Its fields are shown: it is a new address, or a saved one that has to be corrected for this order. */
  readonly isOpen: boolean
  /** As `SchemaForm.submit`; a saved address with a problem is opened. */
  readonly submit: SchemaForm['submit']
}

/** Which address the order goes to, or its bill: one of the account's, or one that is typed (ADDR-01, ADDR-02). */
export const useOrderAddress = ({ schema, addresses, placed, draft, refused }: Options): OrderAddress => {
  const { site } = useSite()
  const [choice, setChoice] = useState(() => (draft === undefined ? firstChoice(addresses, placed, schema) : NEW_ADDRESS))
  const [sent, setSent] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const chosen = addresses.find(({ reference }) => reference === choice)
  const isRefused = sent === choice && Object.keys(refused).length > 0
  const shared = { schema, country: site.code, ...(isRefused ? { refused } : {}) }
  const stored = useSchemaForm({ ...shared, initial: storedTexts(chosen) })
  const typed = useSchemaForm({ ...shared, initial: chosen === undefined ? (draft ?? addressTexts(placed)) : {} })
  const form = chosen === undefined ? typed : stored
  return {
    choice,
    chosen,
    choose: (next) => {
      setChoice(next)
      setWrong(false)
      stored.begin(storedTexts(addresses.find(({ reference }) => reference === next)))
    },
    typed: chosen === undefined ? typed.values : undefined,
    form,
    isOpen: chosen === undefined || isWrong || isRefused,
    submit: async (element) => {
      setSent(choice)
      const values = await form.submit(element)
      if (values === undefined) setWrong(true)
      return values
    },
  }
}

/** The one the order goes to already, else the default one; a guest and an empty address book have none. */
const firstChoice = (addresses: readonly Address[], placed: Address | undefined, schema: FormSchema): string => {
  const first = placed === undefined ? addresses[0] : addresses.find((address) => isSame(address, placed, schema))
  return first?.reference ?? NEW_ADDRESS
}

/** Whether two addresses say the same in all fields of a form. */
export const isSame = (one: Address, other: Address, schema: FormSchema): boolean => {
  const [texts, otherTexts] = [storedTexts(one), storedTexts(other)]
  return schema['x-order'].every((name) => tidy(texts[name] ?? '') === tidy(otherTexts[name] ?? ''))
}

/** The phone number is asked for with the contact. */
const storedTexts = (address: Address | undefined): Readonly<Record<string, string>> => ({ ...addressTexts(address), phoneNumber: '' })
