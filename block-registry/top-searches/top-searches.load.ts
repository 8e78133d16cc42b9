import type { TopSearchesProps } from '../../schemas/generated/types.ts'
import type { DataRequest } from '../../src/page/data-request.ts'

/** The most popular searches: those worth offering for no words at all. */
export const load = ({ itemsToShow }: TopSearchesProps): readonly DataRequest[] => [{ kind: 'suggestions', query: '', max: itemsToShow }]
