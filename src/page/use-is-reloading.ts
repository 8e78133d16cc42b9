import { usePageRouter } from './router-context.ts'

/** Whether the page that shows is being loaded again with another query. */
export const useIsReloading = (): boolean => usePageRouter().isReloading
