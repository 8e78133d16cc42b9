import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { BlockNode } from '../../../schemas/page.ts'
import { report } from '../../lib/report.ts'
import type { RenderEnv } from '../render/render-env.ts'
import { typesOf } from '../render/tree.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import type { Splash } from './create-splash.ts'
import type { SplashWindowProps } from './splash-window.tsx'

interface Props {
  readonly splash: Splash
  readonly pages: Pick<PageNavigation, 'getShown' | 'subscribe'>
  readonly env: Omit<RenderEnv, 'data'>
  /** Loads what may open once no splash is in the way; undefined where nothing may. */
  readonly loadAfter: (() => Promise<ComponentType>) | undefined
}

interface Shown {
  readonly item: BlockNode
  readonly Window: ComponentType<SplashWindowProps>
}

/** Opens the splash window that the page shown asks for, with all of its code there before it shows. */
export const SplashHost = ({ splash, pages, env, loadAfter }: Props) => {
  const [shown, setShown] = useState<Shown>()
  const [After, setAfter] = useState<ComponentType>()
  const free = useCallback(() => {
    loadAfter?.().then((view) => setAfter(() => view), tellOfLoss)
  }, [loadAfter])
  useEffect(() => {
    const check = async (): Promise<void> => {
      const item = await splash.decide(pages.getShown().view.context.path)
      if (item === undefined) return free()
      const [{ SplashWindow }] = await Promise.all([import('./splash-window.tsx'), env.views.loadAll(typesOf([item]))])
      setShown({ item, Window: SplashWindow })
    }
    const checkNow = (): void => void check().catch(tellOfLoss)
    checkNow()
    return pages.subscribe(checkNow)
  }, [splash, pages, env, free])
  return (
    <>
      {shown !== undefined && <shown.Window item={shown.item} env={env} memory={splash.memory} onClosed={free} />}
      {After !== undefined && <After />}
    </>
  )
}

const tellOfLoss = (cause: unknown): void =>
  report({ code: 'lateWindowFailed', message: 'A window that comes late did not load', severity: 2, details: { cause: String(cause) } })
