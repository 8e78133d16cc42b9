import type { TopSearchesProps } from '../../schemas/generated/types.ts'
import { call } from '../../src/page/data-request.ts'

/** The most popular searches: the suggestions for no words at all. */
export const load = ({ itemsToShow }: TopSearchesProps) => ({ queries: call('suggestions', '', itemsToShow) })
