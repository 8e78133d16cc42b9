/**
 * A query with one parameter set, or taken out where `value` is undefined. What else stands in it keeps its order and its
 * spelling; of a repeated parameter one is left. `search` and the answer begin with `?`, or are empty.
 */
export const withParameter = (search: string, name: string, value: string | undefined): string => {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean)
  const position = pairs.findIndex((pair) => nameOf(pair) === name)
  const others = pairs.filter((pair) => nameOf(pair) !== name)
  const pair = value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
  const query = others.toSpliced(position < 0 ? others.length : position, 0, ...pair).join('&')
  return query === '' ? '' : `?${query}`
}

/** The way the browser reads it: a plus is a space, and an escape that is none stays as it is. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''
