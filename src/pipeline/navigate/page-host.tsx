import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { PageRouterProvider } from '../../page/router-context.ts'
import { Shell } from '../render/shell.tsx'
import type { PageNavigation } from './page-navigation.ts'

/** Renders the page that navigation shows, in the browser. The next page is shown once all of it can be rendered. */
export const PageHost = ({ pages }: { readonly pages: PageNavigation }) => {
  const [shown, setShown] = useState(pages.first)
  useEffect(() => {
    const update = (): void => startTransition(() => setShown(pages.getShown()))
    update()
    return pages.subscribe(update)
  }, [pages])
  useEffect(() => pages.onRendered(shown), [pages, shown])
  const { view, failure, location, isReloading, companion } = shown
  const router = useMemo(() => {
    const { navigate, getPending, subscribe } = pages
    return { location, isReloading, navigate, getPending, subscribe }
  }, [location, isReloading, pages])
  return (
    <PageRouterProvider value={router}>
      {failure ?? <Page view={view} />}
      {companion}
    </PageRouterProvider>
  )
}

const Page = memo(Shell)
