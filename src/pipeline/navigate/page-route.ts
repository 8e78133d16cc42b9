/** Id of the one route of the router; the shop's own table decides what an address is (src/pipeline/match/match-route.ts). */
export const PAGE_ROUTE = 'page'
