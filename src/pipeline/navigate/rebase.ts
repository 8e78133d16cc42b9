/** Parameters of a listing whose value is one, and is replaced; of the others single values come and go. */
const OF_ONE_VALUE = /^(?:query|sortBy|priceRange)$/

interface Input {
  /** The address that the link was written for. */
  readonly from: string
  /** The address being gone to. */
  readonly pending: string
}

/**
 * A link of a listing that was written for the address shown, as it would have been written for the one on its way: what it changes is
 * changed there. A page number is that of the link, since whatever is chosen begins at its first page. Paths and queries.
 */
export const rebase = (to: string, { from, pending }: Input): string => {
  const [path = ''] = to.split('?')
  const [next, before, result] = [queryOf(to), queryOf(from), queryOf(pending)]
  for (const name of new Set([...next.keys(), ...before.keys()])) {
    const [now, was] = [next.get(name) ?? '', before.get(name) ?? '']
    if (now === was && name !== 'page') continue
    const isOne = name === 'page' || OF_ONE_VALUE.test(name)
    const kept = isOne ? [] : valuesOf(result.get(name)).filter((value) => !valuesOf(was).includes(value))
    setOrDelete(result, name, isOne ? now : [...new Set([...kept, ...valuesOf(now)])].join(','))
  }
  if (!next.has('page')) result.delete('page')
  return result.size === 0 ? path : `${path}?${result.toString()}`
}

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1])

const valuesOf = (text: string | null): readonly string[] => (text ?? '').split(',').filter(Boolean)

const setOrDelete = (parameters: URLSearchParams, name: string, value: string): void =>
  value === '' ? parameters.delete(name) : parameters.set(name, value)
