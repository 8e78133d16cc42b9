import { isDeepStrictEqual } from 'node:util'
import type { IFieldOptions, IValidation } from 'contentful-migration'

/**
 * What may be changed of a field while there is content for it as it was and as it will be: nothing newly required, and of the
 * rules those that both agree on; a choice offers both. The publish gate knows which content is of which form.
 */
export const loosen = (before: IFieldOptions, { required, validations, items, ...rest }: IFieldOptions): IFieldOptions => ({
  ...rest,
  ...(required === false ? { required } : {}),
  ...differing('validations', before.validations, validations && agreed(before.validations, validations)),
  ...differing('items', before.items, items && { ...items, validations: agreed(before.items?.validations, items.validations) }),
})

const agreed = (before: readonly IValidation[] = [], after: readonly IValidation[] = []): IValidation[] =>
  before.flatMap((rule) => {
    if (after.some((other) => isDeepStrictEqual(rule, other))) return [rule]
    const choice = after.find((other) => other.in !== undefined)?.in
    return rule.in === undefined || choice === undefined ? [] : [{ in: union(rule.in, choice) }]
  })

/** A choice is of texts or of numbers; the vendor's type says so of the list, not of what is in it. */
const union = (one: NonNullable<IValidation['in']>, other: NonNullable<IValidation['in']>): NonNullable<IValidation['in']> =>
  [...new Set<string | number>([...one, ...other])] as NonNullable<IValidation['in']>

const differing = <Name extends string, Value>(name: Name, before: Value, after: Value | undefined) =>
  after === undefined || isDeepStrictEqual(before ?? [], after) ? {} : { [name]: after }
