import { useEffect, useState } from 'react'
import type { AssetList } from '../../../schemas/api/compose.ts'
import type { PanelServices } from '../services.ts'

interface Found extends AssetList {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly showMore: () => void
}

const NOTHING: AssetList = { assets: [], total: 0 }
/** Long enough for a word to be typed. */
const TYPING_MS = 250

/** Pictures that fit a query, newest first; those of an earlier query are dropped, however late they come. */
export const useAssets = ({ listAssets }: PanelServices, query: string): Found => {
  const [list, setList] = useState<AssetList>(NOTHING)
  const [state, setState] = useState<Found['state']>('loading')
  const [read] = useState(() => listAssets)
  const [skip, setSkip] = useState({ query, count: 0 })
  const count = skip.query === query ? skip.count : 0
  useEffect(() => {
    let isGone = false
    const show = (next: AssetList): void => {
      if (isGone) return
      setList((before) => ({ total: next.total, assets: count === 0 ? next.assets : [...before.assets, ...next.assets] }))
      setState('ready')
    }
    const fail = (): void => {
      if (!isGone) setState('failed')
    }
    const timer = setTimeout(
      () => {
        setState('loading')
        void read(query.trim(), count).then(show, fail)
      },
      query === '' || count > 0 ? 0 : TYPING_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [read, query, count])
  return { ...list, state, showMore: () => setSkip({ query, count: list.assets.length }) }
}
