import { usePageRouter, type PageRouter } from './router-context.ts'

/** Leads the shopper on: `navigate('/account', { replace: true })`. The same function as long as the page lives. */
export const useNavigate = (): PageRouter['navigate'] => usePageRouter().navigate
