import { usePageRouter, type PageRouter } from './router-context.ts'

/** The address shown, without the site's prefix, and what its history entry carries. */
export const useLocation = (): PageRouter['location'] => usePageRouter().location
