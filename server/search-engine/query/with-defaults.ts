import { readSearchParameters, type SearchParameters } from '../../search-wire/search-parameters.ts'
import type { EngineIndex } from '../index/definitions.ts'
import { defined } from '../../../src/lib/defined.ts'

/** Parameters of a search that settings may hold a default for. */
const DEFAULTED = [
  'hitsPerPage',
  'attributesToRetrieve',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'typoTolerance',
  'queryType',
  'removeStopWords',
  'queryLanguages',
  'optionalWords',
  'removeWordsIfNoResults',
] as const

export const withDefaults = ({ settings }: Pick<EngineIndex, 'settings'>, parameters: SearchParameters): SearchParameters => {
  const defaults = DEFAULTED.flatMap((name) => (settings[name] === undefined || settings[name] === null ? [] : [[name, settings[name]]]))
  return { ...readSearchParameters(Object.fromEntries(defaults)), ...defined(parameters) }
}
