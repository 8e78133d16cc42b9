import type { DataRequest } from '../../src/page/data-request.ts'

export const load = (): readonly DataRequest[] => [{ kind: 'unshippablePlaces' }]
