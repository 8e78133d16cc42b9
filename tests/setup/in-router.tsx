import { useMemo, useSyncExternalStore } from 'react'
import { RouterProvider, type createMemoryRouter } from 'react-router-dom'
import { PageRouterProvider } from '../../src/page/router-context.ts'

interface Props {
  readonly router: ReturnType<typeof createMemoryRouter>
}

/** What a router in memory shows, with that router as blocks see the shop's. */
export const InRouter = ({ router }: Props) => {
  const { location, navigation } = useSyncExternalStore(router.subscribe, () => router.state)
  const isReloading = navigation.state === 'loading' && navigation.location.pathname === location.pathname
  const value = useMemo(() => {
    const getPending = (): string | undefined => {
      const to = router.state.navigation.location
      return to === undefined ? undefined : `${to.pathname}${to.search}`
    }
    return { location, isReloading, navigate: router.navigate, getPending, subscribe: router.subscribe }
  }, [location, isReloading, router])
  return (
    <PageRouterProvider value={value}>
      <RouterProvider router={router} />
    </PageRouterProvider>
  )
}
