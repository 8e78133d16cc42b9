import type { ErrorObject } from 'ajv'

/** An Ajv error of a block's settings in a merchandiser's words: which setting, and what it takes. */
export const describeMetaError = (error: ErrorObject): { readonly field: string; readonly message: string } => {
  const [, first] = error.instancePath.split('/')
  const name = first ?? String(error.params['additionalProperty'] ?? '')
  const setting = SETTINGS.get(name)
  if (setting === undefined)
    return { field: 'Settings', message: `There is no setting ${name}. There are: ${[...SETTINGS.keys()].join(', ')}.` }
  return { field: `Settings > ${setting.title}`, message: `This has to be ${setting.takes}.` }
}

const DATE = 'a date, or date and time, such as 2026-12-01 or 2026-12-01T09:00; without an offset it is the time of the site'

const SETTINGS: ReadonlyMap<string, { readonly title: string; readonly takes: string }> = new Map([
  ['visibleFrom', { title: 'Visible from', takes: DATE }],
  ['visibleUntil', { title: 'Visible until', takes: DATE }],
  ['countries', { title: 'Countries', takes: 'a list of country codes of two capital letters, such as ["GB", "AE"]' }],
  ['languages', { title: 'Languages', takes: 'a list of language codes in small letters, such as ["en", "ar"]' }],
  ['navContexts', { title: 'Navigation contexts', takes: 'a list of first parts of addresses, such as ["women", "men"]' }],
  ['audience', { title: 'Audience', takes: '"guest" or "signedIn"; leave it out for everybody' }],
  ['hiddenOn', { title: 'Hidden on', takes: '"mobile" or "desktop"; leave it out to show the block on both' }],
  ['analyticsTitle', { title: 'Name in reports', takes: 'a text of at most 120 characters' }],
  ['anchor', { title: 'Anchor', takes: 'a word that begins with a letter, of letters, digits, - and _, such as new-in' }],
])
