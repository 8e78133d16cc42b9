import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { BlockNode } from '../../../schemas/page.ts'
import type { RenderEnv } from '../render/render-env.ts'
import { typesOf } from '../render/tree.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import type { Splash } from './create-splash.ts'
import { SplashWindow } from './splash-window.tsx'

interface Props {
  readonly splash: Splash
  readonly pages: Pick<PageNavigation, 'getShown' | 'subscribe'>
  readonly env: Omit<RenderEnv, 'data'>
  /** What may open once no splash is in the way. */
  readonly after: ReactNode
}

/** Opens the splash window that the page shown asks for, with all of its code there before it shows. */
export const SplashHost = ({ splash, pages, env, after }: Props) => {
  const [item, setItem] = useState<BlockNode>()
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    const check = async (): Promise<void> => {
      const found = await splash.decide(pages.getShown().view.context.path)
      if (found === undefined) return setFree(true)
      await env.views.loadAll(typesOf([found]))
      setItem(found)
    }
    void check()
    return pages.subscribe(() => void check())
  }, [splash, pages, env])
  const free = useCallback(() => setFree(true), [])
  return (
    <>
      {item !== undefined && <SplashWindow item={item} env={env} memory={splash.memory} onClosed={free} />}
      {isFree && after}
    </>
  )
}
