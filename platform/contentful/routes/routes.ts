import { getEnvironment } from '../read/space.ts'
import { CONTENT_ROUTES } from './content-routes.ts'
import { EDITING_ROUTES } from './editing-routes.ts'
import { manage, type Route } from './route.ts'
import { EMPTY_ROUTES } from './space-routes.ts'

/** Below `/spaces/{space}/environments/{environment}`, and below the space alone, which means `master`. */
export const ENVIRONMENT_ROUTES: readonly Route[] = [...CONTENT_ROUTES, ...EDITING_ROUTES, ...EMPTY_ROUTES]

/** The environment itself; it shares its path with no other route. */
export const ENVIRONMENT_ROUTE: Route = manage('GET', '', getEnvironment)
