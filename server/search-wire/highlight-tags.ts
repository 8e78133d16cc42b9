import { textOf } from '../../src/clients/search/read-record.ts'
import type { IndexSettings } from './settings.ts'
import type { HighlightTags } from './text/highlight.ts'
import type { SearchParameters } from './search-parameters.ts'

/** What stands around matched text: as the query asks, else as the index does, else the vendor's own. */
export const highlightTags = (parameters: SearchParameters, settings: IndexSettings): HighlightTags => ({
  pre: parameters.highlightPreTag ?? textOf(settings['highlightPreTag']) ?? '<em>',
  post: parameters.highlightPostTag ?? textOf(settings['highlightPostTag']) ?? '</em>',
})
